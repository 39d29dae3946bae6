export const sine = Math.sin(1) ** 2
export const names = ['b', 'a'].sort()
export const started = Date.now()
