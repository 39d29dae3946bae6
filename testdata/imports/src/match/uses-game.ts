import '../games/one'
