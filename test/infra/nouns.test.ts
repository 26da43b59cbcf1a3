import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allRegistries } from '#lib/registries/all-registries.ts'
import { factsDoc } from '#lib/registries/facts-doc.ts'
import { registries } from '#lib/registries/registries.ts'
import { codeNameOf } from '#lib/registries/registry-text.ts'
import { routesOfNouns } from '#shared/routes-of-nouns.ts'

const root = join(import.meta.dirname, '../..')
const files = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test.each([...allRegistries(), ['docs/facts.md', factsDoc()] as const])(
  '%s joins what stands beside each noun',
  (file, text) => {
    expect(text.split('\n').length).toBeGreaterThan(3)
    expect(textOf(file)).toBe(text)
  },
)

test('what a card brings is joined by a registry', () => {
  const joined = new Set(
    registries.filter(({ from }) => from.endsWith('/noun.ts')).map(({ exported }) => exported),
  )
  const silent = files('shared/*/*/noun.ts').flatMap((file) =>
    [...textOf(file).matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) =>
      joined.has(name) ? [] : `No registry joins ${name} of ${file}`,
    ),
  )
  expect(silent).toEqual([])
})

test('a file that is called like what registries join exports what one of them joins', () => {
  const ofFiles = registries.filter(({ from }) => !from.endsWith('/*.ts') && !from.endsWith('/noun.ts'))
  const silent = [...Map.groupBy(ofFiles, ({ from }) => from)].flatMap(([pattern, known]) => {
    // The platform keeps what all nouns share beside the registry.
    const kit = new Set(known.map(({ file }) => dirname(file)))
    const expected = new RegExp(`^export const (${known.map(({ exported }) => exported).join('|')})\\b`, 'm')
    return files(pattern).filter((file) => !kit.has(dirname(file)) && !expected.test(textOf(file)))
  })
  expect(silent).toEqual([])
})

/** The domain and the noun. */
const placeOf = (file: string) => dirname(file).split('/').slice(-2).join('/')

const withRoutes = [...new Set(files('shared/*/*/{contract,*-contract}.ts').map(placeOf))]

test.each(withRoutes)('%s has all that a noun with routes needs', (noun) => {
  const missing = [`lib/nouns/${noun}.ts`, `test/nouns/${noun}.ts`].filter(
    (file) => !existsSync(join(root, file)),
  )
  expect(missing.map((file) => `${noun} has a contract but no ${file}`)).toEqual([])
  expect(routesOfNouns).toHaveProperty(codeNameOf(basename(noun)))
})

test('every fixture is of a noun with routes', () => {
  const fixtures = files('test/nouns/*/*.ts').map(
    (file) => `${placeOf(file).split('/').at(-1)}/${basename(file, '.ts')}`,
  )
  expect(fixtures.filter((noun) => !withRoutes.includes(noun))).toEqual([])
})
