import '../games/one/rules/turn'
