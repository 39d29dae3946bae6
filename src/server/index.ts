/** The server of one house: matches, their storage, and the page over HTTP. It adds no rules. */
export { dataFolder } from './folder/dataFolder'
export { runServer } from './run'
export { serve, USUAL_PORT, type ServeOptions, type Serving } from './serve'
