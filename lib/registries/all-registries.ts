import { basename } from 'node:path'
import { registries } from './registries.ts'
import { aliasOf, codeNameOf, filesOf, registryText, textOf, written } from './registry-text.ts'
import { routesRegistry } from './routes-registry.ts'

/** The needs of each noun’s functions: its file exports one thing, named for it. */
const nounsRegistry = (): string =>
  written('What each noun needs from a cloud.') +
  filesOf('lib/nouns/*/*.ts')
    .map((file) => `export { ${codeNameOf(basename(file, '.ts'))} } from '${aliasOf(file)}'\n`)
    .join('')

/** The job that rewrites older rows joins every entity that has migrations. */
const migratedRegistry = (): string =>
  written('The entities that have migrations: a job rewrites their older rows.') +
  filesOf('functions/core/*/*/*.ts')
    .flatMap((file) => {
      const [, entity] =
        /^export const (\w+) = entity[<(](?:(?!^export )[\s\S])*?^ {2}migrations: /m.exec(textOf(file)) ?? []
      return entity ? [`export { ${entity} } from '${aliasOf(file)}'\n`] : []
    })
    .join('')

/** The text of every registry, by its file. */
export const allRegistries = (): Map<string, string> =>
  new Map([
    ...registries.map((registry) => [registry.file, registryText(registry)] as const),
    ['shared/routes-of-nouns.ts', routesRegistry()],
    ['lib/nouns.ts', nounsRegistry()],
    ['functions/jobs/migrated-of-nouns.ts', migratedRegistry()],
  ])
