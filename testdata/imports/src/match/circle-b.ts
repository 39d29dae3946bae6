import './circle-a'
