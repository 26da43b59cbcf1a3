import { sendActivities } from '#web/features/platform/activities/api/send-activities.ts'
import { followNotifications } from '#web/features/platform/notifications/api/follow-notifications.ts'
import { watchInactivity } from '#web/features/platform/sessions/components/watch-inactivity.ts'
import { forgetDeviceDrafts } from '#web/lib/device-drafts.ts'
import { forgetDrafts } from '#web/lib/drafts.ts'
import { followImpersonation } from '#web/lib/impersonation/follow-impersonation.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { currentSession } from '#web/lib/session/session-store.ts'

let leave: (() => void)[] = []

/** Services for signed-in members, loaded after everything that they see. */
export function followMember(): void {
  leaveMember()
  const session = currentSession()
  if (session.status === 'signed-in') {
    forgetDrafts(session.me.id)
    // An administrator who acts as someone comes back to their own.
    if (!storedImpersonation()) forgetDeviceDrafts(session.me.id)
  }
  // Failures without a connection must be reported without one, too.
  void import('#web/ui/toaster.tsx').catch(() => undefined)
  // The live connection and the log are the member's own, never those of an administrator who acts as them.
  leave = [
    watchInactivity(),
    followImpersonation(),
    ...(storedImpersonation() ? [] : [followNotifications(), sendActivities()]),
  ]
}

export function leaveMember(): void {
  for (const stop of leave) stop()
  leave = []
}
