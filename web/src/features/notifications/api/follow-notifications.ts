import { createLiveTicket } from '#shared/live/contract.ts'
import type { LiveMessage } from '#shared/live/live-message.ts'
import { call } from '#web/lib/call.ts'
import { openLiveConnection } from '#web/lib/live/live-connection.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { currentSession, updateProfile } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'

/** Keeps the bell and every list of notifications up to date while somebody is signed in. */
export function followNotifications(): () => void {
  return openLiveConnection({
    ticket: async () => (await call(createLiveTicket, {})).ticket,
    onMessage: receive,
    onOpen: (again) => (again ? readAllAgain() : void catchUp().catch(() => undefined)),
  })
}

/** What came while the line was down is only in the lists. */
function readAllAgain(): void {
  readAccountAgain()
  void queryClient.invalidateQueries({ queryKey: ['notifications'] })
}

/** The page has read the account before the line was open: if it tells something else by now, so may all the rest. */
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

function receive(message: LiveMessage): void {
  if (message.kind === 'account') {
    readAccountAgain()
    return
  }
  const { notification, unread } = message
  updateProfile({ unreadNotifications: unread })
  void queryClient.invalidateQueries({ queryKey: ['notifications'] })
  if (notification.href?.startsWith('/billing')) readBillingAgain()
  toast[notification.type](notification.title, { description: notification.message })
}

/** What a member may do hangs on the account: banners, menus and screens follow it. */
function readAccountAgain(): void {
  void reloadProfile().catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: ['verification'] })
  readBillingAgain()
}

const readBillingAgain = () => void queryClient.invalidateQueries({ queryKey: ['billing'] })
