import '../../../../testdata/flick'
