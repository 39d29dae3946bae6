import '../../../games/one'
