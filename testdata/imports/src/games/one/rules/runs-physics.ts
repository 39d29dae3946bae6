import '../../../table/tape'
