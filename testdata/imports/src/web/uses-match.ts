import '../match/journal'
