/** Words and numbers of a winning condition; its sentence stays behind. */
const SAME = Object.fromEntries(['of', 'ship', 'count', 'keeps', 'over', 'what'].map((word) => [word, word]))
const FIELDS = { ...SAME, keeps_count: 'keepsCount' }

export const winning = (data) => ({
  side: data.side,
  if: data.if,
  ...Object.fromEntries(
    Object.entries(FIELDS).flatMap(([from, to]) => (from in data ? [[to, data[from]]] : [])),
  ),
})
