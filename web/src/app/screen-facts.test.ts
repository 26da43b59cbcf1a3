import { expect, test } from 'vitest'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import type { ScreenEntry } from './screen.ts'
import { factsOf, screenFacts } from './screen-facts.ts'
import { knownScreens, loadAdminScreens } from './screens.ts'

await loadAdminScreens()
const named = (screens: readonly ScreenEntry[]) => screens.map((entry) => [entry.path, entry] as const)
const all = named(knownScreens())

test.for(all)('%s has a screen with a title', async ([, entry]) => {
  const { Screen, title } = await entry.load()
  expect(Screen).toBeTypeOf('function')
  expect(typeof title === 'function' ? title.length : title.trim().length).toBeGreaterThan(0)
})

const indexed = all.filter(([, entry]) => entry.access === 'public' && !factsOf(entry).noIndex)

test.for(indexed)('%s says what it shows to search results and shared links', async ([, entry]) => {
  const facts = factsOf(entry)
  const describes = facts.description ?? (await facts.data?.())?.description
  expect(describes, 'a description, or one from its data').toBeTruthy()
})

test.for(all.filter(([path]) => path.includes(':')))('%s names where tests look at it', ([, entry]) => {
  const samples = factsOf(entry).samples
  expect(samples, 'sample addresses').toBeDefined()
  for (const address of samples?.(() => 'an-id') ?? []) expect(address).not.toContain(':')
})

test('facts describe screens that exist', () => {
  const paths = new Set(all.map(([path]) => path))
  expect(Object.keys(screenFacts).filter((path) => !paths.has(path))).toEqual([])
})

test('an administrator has every permission that opens a screen', () => {
  const needed = knownScreens().flatMap(({ access }) => (typeof access === 'object' ? access.permission : []))
  expect(permissionsByType.admin).toEqual(expect.arrayContaining(needed))
})
