export { leavesTable, type Reach, reachOf } from './reach'
