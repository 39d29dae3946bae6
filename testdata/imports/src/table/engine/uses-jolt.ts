import 'jolt-physics'
