import { expect, test } from 'vitest'
import type { Me } from '#shared/platform/users/contract.ts'
import type { Session } from '#web/lib/session/session-store.ts'
import { detour } from './guard.tsx'

const signedIn = (me: Partial<Me>): Session => ({
  status: 'signed-in',
  me: { membershipType: 'competitor', registrationCompleted: true, ...me } as Me,
})
const anonymous: Session = { status: 'anonymous' }
const origin = '/profile?tab=verification#top'

test('a visitor goes to the login, which remembers where they came from', () => {
  const login = `/login?from=${encodeURIComponent(origin)}`
  expect(detour('signed-in', anonymous, origin)).toBe(login)
  expect(detour('complete', anonymous, origin)).toBe(login)
  expect(detour('admin', anonymous, origin)).toBe(login)
})

test('a member who was not heard is not sent to the login', () => {
  for (const access of ['signed-in', 'complete', 'admin'] as const)
    expect(detour(access, { status: 'unreachable' }, origin)).toBeUndefined()
})

test('a public screen is open to everyone', () => {
  for (const session of [anonymous, signedIn({}), signedIn({ registrationCompleted: false })])
    expect(detour('public', session, origin)).toBeUndefined()
})

test('where a completed registration is needed, others complete it first', () => {
  const incomplete = signedIn({ registrationCompleted: false })
  expect(detour('complete', incomplete, origin)).toBe(`/complete-profile?from=${encodeURIComponent(origin)}`)
  expect(detour('signed-in', incomplete, '/complete-profile')).toBeUndefined()
  expect(detour('complete', signedIn({}), origin)).toBeUndefined()
})

test('only administrators see the screens of administrators; others go home', () => {
  expect(detour('admin', signedIn({ membershipType: 'organization' }), '/admin/mails')).toBe('/')
  expect(detour('admin', signedIn({ membershipType: 'admin' }), '/admin/mails')).toBeUndefined()
})

test('a screen that needs a permission is open to who has it, once the registration is complete; others go home', () => {
  const access = { permission: 'users.read' } as const
  expect(detour(access, signedIn({}), '/admin/users', true)).toBeUndefined()
  expect(detour(access, signedIn({}), '/admin/users', undefined)).toBeUndefined()
  expect(detour(access, signedIn({}), '/admin/users', false)).toBe('/')
  const incomplete = signedIn({ registrationCompleted: false })
  expect(detour(access, incomplete, '/admin/users', true)).toBe('/complete-profile?from=%2Fadmin%2Fusers')
  expect(detour(access, anonymous, '/admin/users')).toBe('/login?from=%2Fadmin%2Fusers')
})

test('the dashboard of an administrator is the one of administration', () => {
  expect(detour('complete', signedIn({ membershipType: 'admin' }), '/dashboard?a=1')).toBe('/admin/dashboard')
  expect(detour('complete', signedIn({}), '/dashboard')).toBeUndefined()
})

test('no one is sent away before it is known who they are', () => {
  expect(detour('admin', { status: 'loading' }, origin)).toBeUndefined()
})

test('an origin that could lead elsewhere is forgotten', () => {
  expect(detour('complete', anonymous, '//evil.example')).toBe('/login')
})
