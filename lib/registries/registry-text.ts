import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Registry } from './registries.ts'

const root = join(import.meta.dirname, '../..')

/** The first line of a file that no one writes by hand. */
export const written = (joins: string): string => `// ${joins} Written by \`npm run registries\`.\n\n`

/** The order in which the formatter lists names and paths: shorter ones before longer ones, capitals as small letters. */
export const inOrder =
  (read = (name: string) => name.toLowerCase()) =>
  (one: string, other: string): number =>
    read(one) < read(other) ? -1 : 1

export const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
    .toSorted(inOrder((file) => file.replace(/[/.]/g, ' ')))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const aliases: [folder: string, alias: string][] = [
  ['shared/', '#shared/'],
  ['functions/core/', '#core/'],
  ['web/src/', '#web/'],
  ['lib/', '#lib/'],
]

/** The name by which other files import one. */
export function aliasOf(file: string): string {
  const [folder = '', alias = ''] = aliases.find(([folder]) => file.startsWith(folder)) ?? []
  return `${alias}${file.slice(folder.length)}`
}

/** `result-imports` as code names it. */
export const codeNameOf = (noun: string): string =>
  noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A noun is named for its folder, or for its file where all nouns of a domain stand in one folder. */
const nounOf = ({ from }: Registry, file: string) =>
  from.endsWith('/*.ts') ? basename(file, '.ts') : (file.split('/').at(-2) ?? '')

/** Writes one line for each noun that brings something. */
export function registryText(registry: Registry): string {
  const { joins, exported, ifSays } = registry
  const exports = new RegExp(`^export (const|(async )?function) ${exported}\\b`, 'm')
  const lines = filesOf(registry.from)
    .filter((file) => exports.test(textOf(file)) && (!ifSays || ifSays.test(textOf(file))))
    .map((file) => {
      const noun = codeNameOf(nounOf(registry, file))
      return `export { ${exported} as ${noun} } from '${aliasOf(file)}'\n`
    })
  return written(joins) + lines.join('')
}
