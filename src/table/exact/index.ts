/**
 * Whatever could differ between machines lives in this folder: trigonometry, rounding, random numbers,
 * hashing.
 */
export * from './angle'
export * from './random'
export * from './round'
export * from './sha256'
