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

/** The job that misses jobs knows when each should run. */
const schedulesRegistry = (): string => {
  const schedules = filesOf('lib/nouns/*/*.ts').flatMap((file) =>
    [...textOf(file).matchAll(/^ {4}(\w+): \{\s*schedule: ('[^']+')/gm)].map(
      ([, name, schedule]) => `  ${name}: ${schedule},\n`,
    ),
  )
  return `${written('The schedule of each job, in UTC.')}export const schedulesOfJobs = {\n${schedules.toSorted().join('')}} as const\n`
}

/** What reads whole tables knows every kind of item; of two that are named alike, each is named for its noun, too. */
const kindsRegistry = (): string => {
  const kinds = filesOf('functions/core/*/**/*.ts').flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /^export const (\w+)(?:: WrittenKind)? = (?:entity[<(]|\{\s*name: '[\w-]+',\s*erasure: )/gm,
      ),
    ].map(([, name = '']) => ({ file, name })),
  )
  const isShared = (name: string) => kinds.filter((kind) => kind.name === name).length > 1
  const exportedAs = ({ file, name }: { file: string; name: string }) => {
    const noun = codeNameOf(file.split('/')[3] ?? '')
    return isShared(name) ? `${name} as ${noun}${name[0]?.toUpperCase()}${name.slice(1)}` : name
  }
  return (
    written('Every kind of item that is stored.') +
    [...Map.groupBy(kinds, ({ file }) => file)]
      .map(([file, ones]) => exportsFrom(file, ones.map(exportedAs).toSorted(inOrder)))
      .join('')
  )
}

const inOrder = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)

const lineWidth = 110

/** Formatted as every file is. */
function exportsFrom(file: string, names: readonly string[]): string {
  const line = `export { ${names.join(', ')} } from '${aliasOf(file)}'\n`
  return names.length === 1 || line.length <= lineWidth + 1
    ? line
    : `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${aliasOf(file)}'\n`
}

/** The text of every registry, by its file. */
export const allRegistries = (): Map<string, string> =>
  new Map([
    ...registries.map((registry) => [registry.file, registryText(registry)] as const),
    ['shared/routes-of-nouns.ts', routesRegistry()],
    ['lib/nouns.ts', nounsRegistry()],
    ['functions/jobs/migrated-of-nouns.ts', migratedRegistry()],
    ['functions/jobs/schedules-of-jobs.ts', schedulesRegistry()],
    ['functions/core/operations/backups/kinds-of-nouns.ts', kindsRegistry()],
  ])
