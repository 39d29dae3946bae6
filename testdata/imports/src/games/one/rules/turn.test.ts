import 'node:fs'
import '../../../table/tape'
import '../../../../testdata/flick'
