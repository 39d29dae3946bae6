import '../../../match/journal'
