export { type Reach, reachOf } from './reach'
export { mayLeave, sayTravel, travelOf } from './travel'
