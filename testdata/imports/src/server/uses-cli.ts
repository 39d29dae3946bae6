import '../cli/uses-server'
