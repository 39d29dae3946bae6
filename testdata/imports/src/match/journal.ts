import '../games/kit'
import '../table/exact'
