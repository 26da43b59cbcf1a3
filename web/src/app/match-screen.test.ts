import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addressOf, matchScreen, notFoundScreen } from './match-screen.ts'
import type { ScreenEntry } from './screen.ts'
import { isAdministration, knownScreens, loadAdminScreens, shellScreens } from './screens.ts'

const load = () => Promise.reject(new Error('not loaded here'))
const screen = (path: string): ScreenEntry => ({ path, access: 'public', load })
const some = [screen('/'), screen('/events/:id'), screen('/events/suggest'), screen('/events/:id/edit')]
const at = (path: string) => matchScreen(some, path)

test('a fixed path wins over one with a parameter', () => {
  expect(at('/events/suggest').entry.path).toBe('/events/suggest')
  expect(at('/events/evt_1')).toMatchObject({ entry: { path: '/events/:id' }, params: { id: 'evt_1' } })
  expect(at('/events/evt_1/edit').entry.path).toBe('/events/:id/edit')
})

test.each(['/nowhere', '/events', '/events/1/2/3', '/eventssuggest'])(
  'an address without a screen is not found: %s',
  (path) => {
    expect(at(path).entry).toBe(notFoundScreen)
  },
)

test.each([
  '/pricing',
  '/pricing/',
  '/pricing//',
  '/Pricing',
  '/%70ricing',
  '/pric%69ng/',
  '/',
  '//',
  '//pricing',
  '/pricing%',
  '/%2Fpricing',
])('an address is found, or not, as the router finds it: %s', (path) => {
  const routed = matchRoutes([{ path: '/' }, { path: '/pricing' }], path)?.at(-1)?.route.path
  expect(matchScreen([screen('/'), screen('/pricing')], path).entry.path).toBe(routed ?? '*')
})

test.each([
  ['/EVENTS/Suggest', '/events/suggest'],
  ['/Events/evt_01ABC/Edit/', '/events/evt_01ABC/edit'],
  ['/Events/a%2FB', '/events/a%2FB'],
  ['/ev%45nts/evt_01ABC', '/events/evt_01ABC'],
  ['//', '/'],
  ['/Nowhere', '/Nowhere'],
])('a screen has one address in lower case, whose ids stay as they are: %s', (asked, address) => {
  expect(addressOf(at(asked).entry, asked)).toBe(address)
})

test('an address of administration is found once its table has loaded, and missing where it lists nothing', async () => {
  for (const path of ['/admin', '/Admin/roles/', '/admin/users/1', '/admin/nowhere'])
    expect(isAdministration(matchScreen(shellScreens, path).entry), path).toBe(true)
  expect(matchScreen(shellScreens, '/administration').entry).toBe(notFoundScreen)
  await loadAdminScreens()
  expect(matchScreen(knownScreens(), '/Admin/roles/').entry.path).toBe('/admin/roles')
  expect(matchScreen(knownScreens(), '/admin/users/1').entry.path).toBe('/admin/users/:userId')
  expect(matchScreen(knownScreens(), '/admin/nowhere').entry).toBe(notFoundScreen)
})

test('no two screens share a path, and each leads to itself', async () => {
  await loadAdminScreens()
  const screens = knownScreens()
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length)
  for (const entry of screens.filter(({ path }) => !path.includes(':')))
    expect(matchScreen(screens, entry.path).entry).toBe(entry)
})
