import { followNotifications } from '#web/features/notifications/api/follow-notifications.ts'
import { watchInactivity } from '#web/lib/session/inactivity.ts'

let leave: (() => void)[] = []

/** What runs while somebody is signed in, loaded after everything that they see. */
export function followMember(): void {
  leaveMember()
  leave = [followNotifications(), watchInactivity()]
}

export function leaveMember(): void {
  for (const stop of leave) stop()
  leave = []
}
