/** Facts and numbers of FlickFleet; rules and views read them, nothing changes them. */
export { about } from './about'
export * from './board'
export * as box from './box'
export * from './dice'
export { factions, names } from './names'
export { scenarios } from './scenarios'
export * from './scenery'
export { classes } from './ships'
