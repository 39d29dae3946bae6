export const exact = 1
