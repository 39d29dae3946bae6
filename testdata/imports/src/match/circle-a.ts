import './circle-b'
