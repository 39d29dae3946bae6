export const flick = 1
