const WIDTH = 30

/**
 * A bar on the terminal's second channel, so that what is printed stays clean; nothing when it is no
 * terminal.
 */
export function progressBar(total: number, stream: NodeJS.WriteStream = process.stderr) {
  return {
    show(done: number, words = ''): void {
      if (!stream.isTTY) return
      const full = Math.round((WIDTH * done) / total)
      stream.write(`\r${'#'.repeat(full)}${'.'.repeat(WIDTH - full)} ${done} of ${total} ${words}\u001b[K`)
    },
    clear(): void {
      if (stream.isTTY) stream.write('\r\u001b[K')
    },
  }
}
