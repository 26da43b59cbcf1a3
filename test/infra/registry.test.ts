import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFunctions } from '#lib/bundle/functions.ts'
import { domainOf } from '#lib/domain-of.ts'
import * as nouns from '#lib/nouns.ts'
import { placesOfRoutes, readPlaces, routePlacesFile } from '#lib/registries/route-places.ts'
import { routeInfra } from '#lib/route-infra.ts'
import { apiNames, apiOf, firstOf, httpApis } from '#lib/stacks/http-apis.ts'
import { domainStackKeys, nounsOfStacks } from '#lib/stacks/nouns-of-stacks.ts'
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

test('each first segment belongs to one API, which has routes there', () => {
  const claims: string[] = apiNames.flatMap((name) => httpApis[name].firsts)
  expect(new Set(claims).size).toBe(claims.length)
  const firsts = new Set(contracts.map(([, { path }]) => firstOf(path)))
  expect(claims.filter((first) => !firsts.has(first))).toEqual([])
})

test('webhooks and administration share no API with public lists', () => {
  const closed = new Set(
    contracts.filter(([, { path }]) => /^\/api\/(webhooks|admin)\//.test(path)).map(([, one]) => apiOf(one)),
  )
  expect([...closed].toSorted()).toEqual(['editorial', 'office'])
  const open = contracts.filter(([, { auth, method }]) => auth === 'public' && method === 'GET')
  expect(open.filter(([, one]) => closed.has(apiOf(one))).map(([name]) => name)).toEqual([])
})

test('the APIs together let through what twelve of them did', () => {
  expect(apiNames.reduce((sum, name) => sum + httpApis[name].rate, 0)).toBe(12 * 500)
})

test('every noun has one stack, among those of its domain', () => {
  const listed: string[] = Object.values(nounsOfStacks).flat()
  expect(listed.toSorted()).toEqual(Object.keys(nouns).toSorted())
  for (const key of domainStackKeys)
    for (const noun of nounsOfStacks[key])
      expect(key.replace(/-\d+$/, ''), `${noun} stands in ${key}`).toBe(domainOf(noun))
})

test('a route stays on its API and in its stack for good', () => {
  const places = placesOfRoutes()
  const moved = [...readPlaces(readFileSync(routePlacesFile, 'utf8'))].flatMap(([route, place]) =>
    [undefined, place].includes(places.get(route))
      ? []
      : [`${route} was in ${place}, is in ${places.get(route)}`],
  )
  expect(moved).toEqual([])
})

test('every function has its handler file', () => {
  const missing = allFunctions().filter(({ infra }) => !existsSync(`functions/${infra.entry}`))
  expect(missing.map(({ infra }) => infra.entry)).toEqual([])
})

test('every handler file belongs to a function of the registry', () => {
  const known = new Set(allFunctions().map(({ infra }) => `functions/${infra.entry}`))
  const files = globSync('functions/{api,events,jobs,streams,triggers,live,inbound}/**/*.ts', {
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
