import init from 'jolt-physics/wasm'
import type { Engine } from './engine'

/**
 * The engine with its wasm in a file of its own beside the script, which browsers compile while it arrives.
 * The same bits as `loadJolt`.
 */
export const loadSeparate = (): Promise<Engine> => init()
