/** Plain values as TypeScript, in the house style: no semicolons, single quotes, short things on one line. */
const WIDTH = 100
const header = (tool) => `// Written by ${tool} from the rules folder: change it there, not here.\n`
const HEADER = header('tools/bring-data.mjs')

const key = (name) => (/^[a-z_]\w*$/i.test(name) ? name : text(name))

const text = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const isList = (value) => typeof value === 'object' && value !== null

/** [what stands before it, value], for the members of an array or of an object. */
const members = (value) =>
  Array.isArray(value)
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([name, item]) => [`${key(name)}: `, item])

function flat(value) {
  if (!isList(value)) return typeof value === 'string' ? text(value) : String(value)
  const inner = members(value)
    .map(([name, item]) => name + flat(item))
    .join(', ')
  if (inner === '') return Array.isArray(value) ? '[]' : '{}'
  return Array.isArray(value) ? `[${inner}]` : `{ ${inner} }`
}

/** On one line when it fits into what the indent leaves, else a member a line. */
function print(value, indent) {
  const line = flat(value)
  if (!isList(value) || indent.length + line.length <= WIDTH) return line
  const rows = members(value).map(([name, item]) => `${indent}  ${name}${print(item, `${indent}  `)},\n`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${rows.join('')}${indent}${close}`
}

/** A file that holds one entry. */
export function constant(entry, type) {
  const types = `import type { ${type} } from '../types'\n\n`
  return `${HEADER}${types}export const ${entry.id}: ${type} = ${print(entry, '')}\n`
}

/** A file that holds one value, written by that tool; its type is one of `types.ts`. */
export function listing(name, type, value, tool) {
  const types = `import type { ${type.replace(/^readonly |\[\]$/g, '')} } from './types'\n\n`
  return `${header(tool)}${types}export const ${name}: ${type} = ${print(value, '')}\n`
}

/** A file that lists the entries of a folder by their ids. */
export function collection(folder, name, type, ids) {
  const imports = ids.map((id) => `import { ${id} } from './${folder}/${id}'\n`).toSorted()
  const types = `import type { ${type} } from './types'\n\n`
  const list = ids.map((id) => `  ${id},\n`).join('')
  const record = `Readonly<Record<string, ${type}>>`
  return `${HEADER}${imports.join('')}${types}export const ${name}: ${record} = {\n${list}}\n`
}
