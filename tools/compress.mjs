/** Puts a gzipped copy beside every text and wasm file of a folder: the server sends it to whom it suits. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const WORTH_IT = /\.(js|css|html|svg|wasm)$/

export function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => WORTH_IT.test(name))
  for (const file of names.map((name) => join(folder, name))) {
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
  }
}
