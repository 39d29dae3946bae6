import '../play/step'
