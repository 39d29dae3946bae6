import './nowhere'
