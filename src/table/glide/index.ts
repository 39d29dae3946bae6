export { createGlide } from './glide'
