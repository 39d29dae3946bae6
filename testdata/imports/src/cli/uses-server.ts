import '../server/main'
