/** Done as soon as it holds; `holds`: asked again whenever the state changes that it reads. */
export function until(holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!holds()) return
        resolve()
        queueMicrotask(() => stop())
      })
    })
  })
}
