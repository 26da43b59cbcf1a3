import { focusManager } from '@tanstack/react-query'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import type { LiveMessage } from '#shared/platform/live/live-message.ts'
import { notificationKinds } from '#shared/platform/notifications/notification-kind.ts'
import { call } from '#web/lib/call.ts'
import { openLiveConnection } from '#web/lib/live/live-connection.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { serverAheadMs } from '#web/lib/server-clock.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { currentSession, subscribeToSession, updateProfile } from '#web/lib/session/session-store.ts'
import { storedToken } from '#web/lib/session/stored-session.ts'
import { claimsOf } from '#web/lib/session/token-claims.ts'
import { unlessToldOnThisPage } from '#web/lib/told-on-this-page.ts'
import { toast } from '#web/ui/toast.ts'

/** A hanging line would keep every later attempt waiting. */
const patienceMs = 15_000

/** Keeps the bell and every list of notifications up to date while a member is signed in. */
export function followNotifications(): () => void {
  const told = new Set<string>()
  const since = Date.now()
  const look = () => void catchUp().catch(() => undefined)
  let openedBy: string | undefined
  const open = () =>
    openLiveConnection({
      ticket: async () => {
        openedBy = presentSignIn()
        return (await call(createLiveTicket, {}, { signal: AbortSignal.timeout(patienceMs) })).ticket
      },
      onMessage: (message) => receive(message, told, since),
      onOpen: (again) => (again ? readAllAgain() : look()),
    })
  let close = open()
  // A proof by Google is a new sign-in; a connection of the old one hears nothing more.
  const unsubscribe = subscribeToSession(() => {
    const present = presentSignIn()
    if (!openedBy || !present || present === openedBy) return
    openedBy = undefined
    close()
    close = open()
  })
  // This tab does not hear what was read in another tab, or on another device.
  const unfollow = focusManager.subscribe((looking) => looking && look())
  return () => {
    close()
    unsubscribe()
    unfollow()
  }
}

/** Renewed tokens belong to the same sign-in. */
const presentSignIn = () => claimsOf(storedToken(0) ?? '')?.origin_jti

/** Notifications and messages that came while the connection was down are only in the lists. */
function readAllAgain(): void {
  readAccountAgain()
  void queryClient.invalidateQueries({ queryKey: ['notifications'] })
  readConversationsAgain()
  readRequestsAgain()
}

/** If the account differs from what the page has read, everything else may differ, too. */
async function catchUp(): Promise<void> {
  const before = figures()
  await reloadProfile()
  if (figures() !== before) readAllAgain()
}

function figures(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in'
    ? `${session.me.version} ${session.me.unreadNotifications}`
    : undefined
}

/**
 * Messages may come more than once: the lists are still right, and no one is notified twice. One that is older than the
 * visit is old news: it is in the bell, and covers nothing.
 */
function receive(message: LiveMessage, told: Set<string>, since: number): void {
  if (message.kind === 'account') {
    readAccountAgain()
    return
  }
  if (message.kind === 'conversation') {
    readConversationsAgain()
    return
  }
  if (message.kind === 'support_request') {
    readRequestsAgain()
    return
  }
  if (message.kind === 'support_presence') {
    const { requestId, others } = message
    queryClient.setQueryData(['supportPresence', requestId], { others })
    return
  }
  const { notification, unread } = message
  updateProfile({ unreadNotifications: unread })
  void queryClient.invalidateQueries({ queryKey: ['notifications'] })
  const { stale = [], isShownThere = false } =
    (notification.kind && notificationKinds[notification.kind]) ?? {}
  for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] })
  const isOldNews = Date.parse(notification.createdAt) < since + serverAheadMs()
  if (told.has(notification.id) || isOldNews) return
  told.add(notification.id)
  if (isShownThere && focusManager.isFocused() && location.pathname === notification.href) return
  unlessToldOnThisPage(notification.event, () =>
    toast[notification.type](notification.title, { description: notification.message }),
  )
}

/** The account decides what a member may do, so banners, menus and screens follow it. */
function readAccountAgain(): void {
  void reloadProfile().catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: ['verifications'] })
  readBillingAgain()
}

const readConversationsAgain = () => void queryClient.invalidateQueries({ queryKey: ['conversations'] })

const readRequestsAgain = () => void queryClient.invalidateQueries({ queryKey: ['support'] })

const readBillingAgain = () => void queryClient.invalidateQueries({ queryKey: ['billing'] })
