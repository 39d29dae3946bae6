/** Words and numbers of a winning condition; its sentence stays behind. */
const FIELDS = { of: 'of', ship: 'ship', count: 'count', keeps: 'keeps', keeps_count: 'keepsCount' }

export const winning = (data) => ({
  side: data.side,
  if: data.if,
  ...Object.fromEntries(
    Object.entries(FIELDS).flatMap(([from, to]) => (from in data ? [[to, data[from]]] : [])),
  ),
})
