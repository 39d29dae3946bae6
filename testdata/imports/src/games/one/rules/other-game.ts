import '../../two'
