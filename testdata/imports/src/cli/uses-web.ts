import '../web/uses-match'
