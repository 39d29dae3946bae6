import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function table(folder, file) {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`There is no ${file} in ${folder}: is that the rules folder?`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The entries with these ids, in this order. Throws when the folder, the file or an id is not there. */
export function chosen(folder, file, list, ids) {
  const entries = table(folder, file)[list]
  return ids.map((id) => {
    const entry = entries.find((one) => one.id === id)
    if (!entry) throw new Error(`${file} has no entry '${id}' under ${list}.`)
    return entry
  })
}
