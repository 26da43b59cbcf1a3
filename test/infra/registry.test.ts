import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFunctions } from '#lib/bundle/functions.ts'
import { groupNames } from '#lib/route-groups.ts'
import { routeInfra } from '#lib/route-infra.ts'
import { prefixesOf } from '#lib/stacks/api-patterns.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'

const contracts = Object.entries<Contract>(routes)

test('every route is registered under its own name, once', () => {
  expect(contracts.map(([name]) => name)).toEqual(contracts.map(([, contract]) => contract.name))
  expect(Object.keys(routeInfra).toSorted()).toEqual(Object.keys(routes).toSorted())
})

test('no two routes answer the same method and path', () => {
  const shapes = contracts.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
})

test('the path prefixes of the groups are disjoint', () => {
  const claims = groupNames.flatMap((group) => prefixesOf(group).map((prefix) => ({ group, prefix })))
  const twice = claims.filter(
    ({ prefix }, index) => claims.findIndex((other) => other.prefix === prefix) !== index,
  )
  expect(twice).toEqual([])
})

test('every function has its handler file', () => {
  const missing = allFunctions().filter(({ infra }) => !existsSync(`functions/${infra.entry}`))
  expect(missing.map(({ infra }) => infra.entry)).toEqual([])
})

test('every handler file belongs to a function of the registry', () => {
  const known = new Set(allFunctions().map(({ infra }) => `functions/${infra.entry}`))
  const files = globSync('functions/{api,events,jobs,streams,triggers,live}/**/*.ts', {
    exclude: ['**/*.test.ts', '**/*-of-nouns.ts'],
  })
  const handlers = files.filter((file) =>
    /^export (const|(async )?function) handler\b/m.test(readFileSync(file, 'utf8')),
  )
  expect(handlers.length).toBeGreaterThan(Object.keys(routes).length)
  expect(handlers.filter((file) => !known.has(file))).toEqual([])
})

test('every route is called by a test over HTTP', () => {
  const tests = globSync('test/api/**/*.test.ts')
    .map((file) => readFileSync(file, 'utf8').replace(/^\s*\/?\*.*$|(?<=^|\s)\/\/.*$/gm, ''))
    .join('\n')
  // By its contract, page by page, or by the path of a contract, as those call who sign what they send.
  const isCalled = (name: string) =>
    new RegExp(`\\bcall\\(\\s*${name}\\b|\\beveryItem\\(\\w+, ${name}\\b|\\$\\{${name}\\.path\\}`).test(tests)
  expect(Object.keys(routes).filter((name) => !isCalled(name))).toEqual([])
})
