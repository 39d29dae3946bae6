import 'vitest'
