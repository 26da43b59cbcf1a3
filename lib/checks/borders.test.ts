import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { domains, kit } from './borders.ts'
import { importsBetween } from './imports-between.ts'

const layers = [
  ['shared', '#shared/'],
  ['functions/core', '#core/'],
  ['web/src/features', '#web/features/'],
] as const

const placeOf = (noun: string) => domains.indexOf(dirname(noun))

test.each(layers)('a domain of %s imports only those before it', (root, alias) => {
  const past = [...importsBetween(root, alias)].flatMap(([from, targets]) =>
    [...targets].filter((to) => placeOf(to) > placeOf(from)).map((to) => `${from} → ${to}`),
  )
  expect(past).toEqual([])
})

test('the kit knows no noun', () => {
  const imports = importsBetween('functions/core', '#core/')
  const past = kit.flatMap((folder) =>
    [...(imports.get(folder) ?? [])].filter((to) => !kit.includes(to)).map((to) => `${folder} → ${to}`),
  )
  expect(past).toEqual([])
})

test('a noun stands in a domain, in the same one in every layer', () => {
  const folders = globSync('{shared,functions/{api,core},web/src/features}/*/*/')
  const files = globSync('{lib,test}/nouns/*/*.ts')
  const places = Map.groupBy([...folders, ...files], (path) => basename(path, '.ts'))
  const divided = [...places].filter(
    ([, paths]) => new Set(paths.map((path) => basename(dirname(path)))).size > 1,
  )
  expect(divided).toEqual([])
  const known = globSync('{shared,functions/{api,core,events},web/src/features,{lib,test}/nouns,test/e2e}/*/')
  expect(known.filter((folder) => !domains.includes(basename(folder)))).toEqual([])
})
