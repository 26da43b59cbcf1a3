import { expect, test } from 'vitest'
import { matchScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { adminScreens, ownScreens } from './api/own-screens.ts'
import { findScreens, type Viewer } from './find-screens.ts'

await loadAdminScreens()
const all = [...ownScreens, ...(await adminScreens())]

const visitor = { isSignedIn: false, isComplete: false, isOpen: () => false }
const member = { ...visitor, isSignedIn: true, isComplete: true }
const admin = { ...member, isOpen: () => true }

const paths = (q: string, viewer: Viewer = member) => findScreens(q, all, viewer).map(({ path }) => path)

test.each(ownScreens.map((screen) => [screen.path, screen] as const))(
  '%s is found by the title of its page, by those who can open it',
  async (path, { title, access }) => {
    const { entry } = matchScreen(knownScreens(), path.split('?')[0] ?? '')
    expect(access === 'visitors' ? 'public' : access).toEqual(entry.access)
    const page = await entry.load()
    const plain = { params: {}, search: new URLSearchParams(), siteUrl: '', get: () => undefined }
    const called = typeof page.title === 'function' ? page.title(plain) : page.title
    if (!path.includes('?')) expect(called).toBe(title)
  },
)

test.each([
  ['garage', '/garage'],
  ['my cars', '/garage'],
  ['dashbord', '/dashboard'],
  ['sub woofer', '/subwoofer-designer'],
  ['spl', '/spl-calculator'],
  ['pricing', '/pricing'],
  ['settings', '/profile?tab=settings'],
  ['my entries', '/my-entries'],
  ['calendar', '/events?when=month'],
  ['enclosure calculator', '/subwoofer-designer'],
])('%j leads to %s', (q, path) => {
  expect(paths(q)[0]).toBe(path)
})

test('a title comes before other words, and nothing is guessed where something is called so', () => {
  expect(findScreens('events', all, member).map(({ path, by }) => [path, by])).toEqual([
    ['/events', 'exact'],
    ['/events?when=month', 'words'],
  ])
  expect(paths('team')).not.toContain('/dashboard')
  expect(paths('nothing at all')).toEqual([])
})

test('everyone finds only what they can open', () => {
  expect(paths('billing', visitor)).toEqual([])
  expect(paths('billing')).toEqual(['/billing'])
  expect(paths('billing', admin)).toEqual(['/billing', '/admin/billing', '/admin/billing-configuration'])
  expect(paths('log in', visitor)).toEqual(['/login'])
  expect(paths('log in')).toEqual([])
  const verifier = {
    ...member,
    isOpen: (access: object | string) =>
      typeof access === 'object' && 'permission' in access && access.permission === 'users.read',
  }
  expect(paths('users', verifier)).toEqual(['/admin/users'])
})
