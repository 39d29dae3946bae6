import '../one'
