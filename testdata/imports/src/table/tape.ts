export const tape = 1
