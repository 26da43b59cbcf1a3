import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { fileNameOf } from '#lib/file-name-of.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'

const root = join(import.meta.dirname, '../..')
const files = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const aliases: Record<string, string> = {
  '#shared': 'shared',
  '#core': 'functions/core',
  '#lib': 'lib',
  '#web': 'web/src',
}

type Line = { name: string; noun: string; file: string }

/** The lines of a registry: what each exports, as which noun, from which file. */
function linesOf(registry: string): Line[] {
  const lines = textOf(registry).matchAll(/^export \{ (\w+)(?: as (\w+))? \} from '([^']+)'$/gm)
  return [...lines].map(([, name = '', noun = name, from = '']) => {
    const [alias = ''] = from.split('/')
    const file = from.startsWith('.')
      ? relative(root, join(root, dirname(registry), from))
      : from.replace(alias, aliases[alias] ?? alias)
    return { name, noun, file: file.replaceAll('\\', '/') }
  })
}

/** Where nouns are folders or files, below their domains. */
const layers = ['shared', 'functions/core', 'web/src/features', 'lib/nouns', 'lib/local/seed']

const layerOf = (file: string) => layers.find((layer) => file.startsWith(`${layer}/`)) ?? dirname(file)

/** Declares it for its noun, and is not what reads it from the registry for everyone. */
function declares(file: string, name: string, registry: string): boolean {
  const text = textOf(file)
  return new RegExp(`^export const ${name}\\b`, 'm').test(text) && !text.includes(basename(registry))
}

/** What stands beside nouns as what a registry joins, and is not in it. */
function forgottenBy(registry: string): string[] {
  const lines = linesOf(registry)
  const joined = new Set(lines.map(({ file }) => file))
  const kinds = new Map(
    lines.map(({ name, noun, file }) => {
      const isNamedForNoun = basename(file, '.ts') === fileNameOf(noun)
      return [`${layerOf(file)}/**/${isNamedForNoun ? '!(*.test).ts' : basename(file)}`, { name, noun }]
    }),
  )
  return [...kinds].flatMap(([pattern, { name, noun }]) =>
    files(pattern)
      .filter((file) => !joined.has(file) && (name === noun || declares(file, name, registry)))
      .map((file) => `${file} is not joined in ${registry}`),
  )
}

const migrated = 'functions/jobs/migrated-of-nouns.ts'

/** They join only the nouns that need it; tests of their own say which. */
const ofSome = new Set([migrated, 'functions/jobs/waiting-of-nouns.ts'])
const registries = [...files('{shared,functions,lib,web/src}/**/*-of-nouns.ts'), 'lib/nouns.ts'].filter(
  (registry) => !ofSome.has(registry),
)

test.each(registries)('%s joins what stands beside each noun', (registry) => {
  expect(linesOf(registry)).not.toEqual([])
  expect(forgottenBy(registry)).toEqual([])
})

test('a noun is called by its folder in every registry', () => {
  const misnamed = registries.flatMap((registry) =>
    linesOf(registry)
      .filter(({ noun, file }) => !file.split('/').some((part) => basename(part, '.ts') === fileNameOf(noun)))
      .map(({ noun, file }) => `${registry} calls ${file} “${noun}”`),
  )
  expect(misnamed).toEqual([])
})

test('a file that is called like what registries join exports what one of them joins', () => {
  const lines = registries.flatMap((registry) => linesOf(registry).map((line) => ({ ...line, registry })))
  const ofNouns = lines.filter(({ noun, file }) => basename(file, '.ts') !== fileNameOf(noun))
  const silent = [...Map.groupBy(ofNouns, ({ file }) => `${layerOf(file)}/**/${basename(file)}`)].flatMap(
    ([pattern, known]) => {
      // Beside a registry is what all nouns share.
      const kit = new Set(known.map(({ registry }) => dirname(registry)))
      const expected = new RegExp(`^export const (${known.map(({ name }) => name).join('|')})\\b`, 'm')
      return files(pattern).filter((file) => !kit.has(dirname(file)) && !expected.test(textOf(file)))
    },
  )
  expect(silent).toEqual([])
})

test('an entity with migrations is rewritten by the job', () => {
  const joined = new Set(linesOf(migrated).map(({ file }) => file))
  const forgotten = files('functions/core/{*,*/*}/*.ts').filter(
    (file) => /= entity[<(][\s\S]*\bmigrations: /.test(textOf(file)) && !joined.has(file),
  )
  expect(forgotten.map((file) => `${file} is not joined in ${migrated}`)).toEqual([])
})

/** The domain and the noun. */
const placeOf = (file: string) => relative('shared', dirname(file)).replaceAll('\\', '/')

const withRoutes = files('shared/**/{contract,*-contract}.ts').map(placeOf)

test.each([...new Set(withRoutes)])('%s has all that a noun with routes needs', async (noun) => {
  const needed = [`shared/${noun}/routes.ts`, `lib/nouns/${noun}.ts`, `test/nouns/${noun}.ts`]
  const missing = needed.filter((file) => !existsSync(join(root, file)))
  expect(missing.map((file) => `${noun} has a contract but no ${file}`)).toEqual([])
  const contracts = await Promise.all(
    files(`shared/${noun}/{contract,*-contract}.ts`).map(async (file) => {
      const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
      return Object.values(module).filter((value): value is Contract =>
        /^\/api\//.test((value as Contract | undefined)?.path ?? ''),
      )
    }),
  )
  const forgotten = contracts.flat().filter(({ name }) => !(name in routes))
  expect(forgotten.map(({ name }) => `${name} is not in shared/${noun}/routes.ts`)).toEqual([])
})

test('every fixture is of a noun with routes', () => {
  const nouns = new Set(
    linesOf('shared/routes-of-nouns.ts').map(({ file }) => `test/nouns/${placeOf(file)}.ts`),
  )
  expect(files('test/nouns/**/*.ts').filter((file) => !nouns.has(file))).toEqual([])
})
