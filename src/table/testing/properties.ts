import fc from 'fast-check'
import { times } from './thorough'

/** Of what properties are tried with in `npm test`: what holds today holds tomorrow, on every machine. */
const SEED = 20261201

/** In `npm run thorough` they are tried with others each time. */
if (times(1, 0) === 0) fc.configureGlobal({ seed: SEED })
