import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { erasureFates } from '#test/support/erasure-fates.ts'

const folder = join(import.meta.dirname, '../../functions')

/** The names under which functions store items: those of entities, and those that are written by hand. */
function storedNames(): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
  const names = sources.flatMap((source) => [
    ...[...source.matchAll(/\bentity\(\{\s*name: '([^']+)'/g)].map((match) => match[1]),
    ...[...source.matchAll(/\bentity: '([^']+)'/g)].map((match) => match[1]),
  ])
  return [...new Set(names.filter((name) => name !== undefined))]
}

test('of everything that the table holds it is decided what the deletion of a member does with it', () => {
  expect(Object.keys(erasureFates).toSorted()).toEqual(storedNames().toSorted())
})

test('no entity is defined in a way that this list does not see', () => {
  const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('db/entity.ts'))
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\bentity\(/g) ?? [])
  expect(storedNames().length).toBeGreaterThanOrEqual(definitions.length)
})
