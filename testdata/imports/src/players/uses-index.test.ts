import './uses-index'
