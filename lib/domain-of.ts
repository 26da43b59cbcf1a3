import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileNameOf } from './file-name-of.ts'

const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'nouns') })
const domains = new Map(files.map((file) => [basename(file, '.ts'), dirname(file)]))

/** The domain of a noun: the folder in `lib/nouns` where its file stands, which has the same name in every layer. */
export function domainOf(noun: string): string {
  const domain = domains.get(fileNameOf(noun))
  if (!domain) throw new Error(`There is no ${fileNameOf(noun)}.ts in lib/nouns.`)
  return domain
}
