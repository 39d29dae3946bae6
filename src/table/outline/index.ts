/**
 * Plan-view geometry of pieces: pure functions, + - * / and sqrt only, so every machine gets the same bits.
 * Everything is a polygon, discs included (`shape.ts`), so that one set of answers holds for all pieces.
 */
export { overlapsCircle } from './circle'
export * from './gap'
export { centroid, distanceToEdge, inside, segmentCrosses } from './inside'
export * from './overlap'
export { sectorsOf } from './ring'
export { convexParts } from './parts'
export * from './push'
export * from './shape'
export * from './vector'
