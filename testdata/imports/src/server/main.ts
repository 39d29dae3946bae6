import 'node:fs'
import '../players/uses-index'
