import type Jolt from 'jolt-physics/wasm-compat'

/** The loaded engine (jolt-physics 1.1.0), handed in: the table loads nothing by itself. */
export type Engine = typeof Jolt
export type { Jolt }

/** Lengths inside the engine are cm. */
export const CM = 10
