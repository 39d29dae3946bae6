export { openPreview, type Preview } from './preview'
