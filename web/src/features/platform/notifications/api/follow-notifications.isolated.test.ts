import { focusManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import type { openLiveConnection } from '#web/lib/live/live-connection.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { currentSession, type Session, setSession, updateProfile } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { followNotifications } from './follow-notifications.ts'

type Live = Parameters<typeof openLiveConnection>[0]

const open = vi.hoisted(() => vi.fn<(live: Live) => () => void>(() => () => undefined))
vi.mock('#web/lib/live/live-connection.ts', () => ({ openLiveConnection: open }))
vi.mock('#web/lib/session/load-session.ts', () => ({ reloadProfile: vi.fn(async () => undefined) }))
const stored = vi.hoisted(() => ({ token: '' }))
vi.mock('#web/lib/call.ts', () => ({ call: async () => ({ ticket: 'one' }) }))
vi.mock('#web/lib/session/stored-session.ts', () => ({ storedToken: () => stored.token }))
vi.mock('#web/ui/toast.ts', () => ({ toast: { info: vi.fn() } }))

const notification = { id: 'ntf_1', type: 'info', title: 'Lane two is open' } as unknown as Notification

function follow(): Live {
  setSession({ status: 'signed-in', me: { id: 'ann', version: 1, unreadNotifications: 3 } } as Session)
  const stop = followNotifications()
  onTestFinished(stop)
  return open.mock.lastCall?.[0] as Live
}

const unread = () => {
  const session = currentSession()
  return session.status === 'signed-in' ? session.me.unreadNotifications : undefined
}

test('a notification that is delivered twice is told once', () => {
  const { onMessage } = follow()
  for (const figure of [4, 5]) onMessage({ kind: 'notification', notification, unread: figure })
  expect(toast.info).toHaveBeenCalledOnce()
  expect(unread()).toBe(5)
})

test('a notification from before the visit is in the bell, and not told beside the page', () => {
  const { onMessage } = follow()
  vi.mocked(toast.info).mockClear()
  const tell = (id: string, createdAt: string) =>
    onMessage({
      kind: 'notification',
      notification: { ...notification, id, createdAt } as Notification,
      unread: 6,
    })
  tell('ntf_old', '2020-01-01T00:00:00.000Z')
  expect(toast.info).not.toHaveBeenCalled()
  expect(unread()).toBe(6)
  tell('ntf_new', new Date(Date.now() + 1000).toISOString())
  expect(toast.info).toHaveBeenCalledOnce()
})

test('a member who looks at a conversation is not told beside it that a message came', () => {
  const { onMessage } = follow()
  const href = '/marketplace/messages/cnv_1'
  const message = { ...notification, id: 'ntf_2', kind: 'item_message', href } as Notification
  const tell = (id: string) =>
    onMessage({ kind: 'notification', notification: { ...message, id } as Notification, unread: 1 })
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(() => focusManager.setFocused(undefined))
  vi.mocked(toast.info).mockClear()
  focusManager.setFocused(true)
  vi.stubGlobal('location', { pathname: href })
  tell('ntf_2')
  expect(toast.info).not.toHaveBeenCalled()
  vi.stubGlobal('location', { pathname: '/marketplace/messages' })
  tell('ntf_3')
  expect(toast.info).toHaveBeenCalledOnce()
})

test('a page that is looked at again shows the figure that another tab has lowered', async () => {
  follow()
  vi.mocked(reloadProfile).mockImplementation(async () => updateProfile({ unreadNotifications: 0 }))
  onTestFinished(() => focusManager.setFocused(undefined))
  focusManager.setFocused(false)
  expect(unread()).toBe(3)
  focusManager.setFocused(true)
  await expect.poll(unread).toBe(0)
})

const tokenOf = (signIn: string, serial: number) =>
  `head.${btoa(JSON.stringify({ origin_jti: signIn, serial }))}.sealed`

test('another sign-in in the place of the one that opened the connection opens one of its own', async () => {
  const close = vi.fn()
  open.mockImplementation(() => close)
  stored.token = tokenOf('first', 1)
  await follow().ticket()
  open.mockClear()
  stored.token = tokenOf('first', 2)
  updateProfile({ unreadNotifications: 2 })
  expect(open).not.toHaveBeenCalled()

  stored.token = tokenOf('second', 3)
  updateProfile({ unreadNotifications: 1 })
  expect(close).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledOnce()
  await open.mock.lastCall?.[0].ticket()
  updateProfile({ unreadNotifications: 0 })
  expect(open).toHaveBeenCalledOnce()
})
