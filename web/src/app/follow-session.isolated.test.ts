import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/query-client.ts'
import { endExpiredSession } from '#web/lib/session/end-session.ts'
import { currentSession, type Session, setSession } from '#web/lib/session/session-store.ts'
import { signedInKey } from '#web/lib/session/stored-session.ts'
import { followSession } from './follow-session.ts'

vi.mock('#web/lib/page-config.ts', () => ({ pageConfig: () => ({ userPoolClientId: 'client' }) }))
vi.mock('#web/lib/session/load-session.ts', () => ({ loadSession: vi.fn(async () => {}) }))
vi.mock('#web/lib/when-idle.ts', () => ({ whenIdle: vi.fn() }))
vi.mock('./keep-focus.ts', () => ({ keepFocus: () => () => undefined }))
vi.mock('#web/ui/toast.ts', () => ({ toast: { warning: vi.fn() } }))

const heard = new Map<string, (event: object) => void>()

beforeEach(() => {
  const kept: Record<string, string> = {}
  const storage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => void Object.assign(kept, { [key]: value }) },
    removeItem: { value: (key: string) => delete kept[key] },
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    heard.set(name, listener),
  )
})
afterEach(() => vi.unstubAllGlobals())

function signedIn(user: string): void {
  localStorage.setItem(signedInKey(), user)
  setSession({ status: 'signed-in', me: { id: user } } as Session)
  queryClient.setQueryData(['billing'], `what ${user} owes`)
}

test('a page that finds another member in the place of its own shows neither until it has looked', () => {
  followSession()
  signedIn('ann')
  heard.get('pageshow')?.({ persisted: true })
  expect(currentSession().status).toBe('signed-in')
  for (const [event, details] of [
    ['storage', { key: signedInKey() }],
    ['pageshow', { persisted: true }],
  ] as const) {
    signedIn('ann')
    localStorage.setItem(signedInKey(), 'bob')
    heard.get(event)?.(details)
    expect(currentSession().status, event).toBe('anonymous')
    expect(queryClient.getQueryData(['billing']), event).toBeUndefined()
  }
})

test('a page that was left as one person and is come back to as another is reloaded', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'https:', reload })
  followSession()
  const acting = { originalAdminId: 'ann', targetUserId: 'bob', impersonationId: 'imp_1', handle: 'abc' }
  localStorage.setItem('impersonation', JSON.stringify({ ...acting, expiresAt: '2099-01-01T00:00:00Z' }))
  signedIn('ann')
  heard.get('pageshow')?.({ persisted: true })
  expect(reload).not.toHaveBeenCalled()
  localStorage.removeItem('impersonation')
  heard.get('pageshow')?.({ persisted: true })
  expect(reload).toHaveBeenCalledOnce()
})

test('with a session that has ended goes all that was read in it', () => {
  followSession()
  signedIn('ann')
  endExpiredSession()
  expect(currentSession().status).toBe('anonymous')
  expect(queryClient.getQueryData(['billing'])).toBeUndefined()
})
