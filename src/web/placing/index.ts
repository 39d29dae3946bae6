/** A piece that is placed by hand: drawn as a ghost, dragged by its middle, turned by its bow. */
export { ghostOf } from './ghost'
export { default as PlaceTool } from './PlaceTool.svelte'
