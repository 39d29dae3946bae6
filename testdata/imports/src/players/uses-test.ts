import './uses-index.test'
