export { openReach, type Reach, type Travelled, UNMEASURED } from './reach'
