import init from 'jolt-physics/wasm-compat'
import type { Engine } from './engine'

/** The engine with its wasm inside the script: works in Node, in workers and in browsers without set-up. */
export const loadJolt = (): Promise<Engine> => init()
