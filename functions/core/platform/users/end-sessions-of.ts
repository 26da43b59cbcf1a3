import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'
import { userNotFound } from './change-standing.ts'
import { reviseUser } from './revise-user.ts'

/** An administrator ends every sign-in of an account: no token of it is accepted anymore. */
export async function endSessionsOf(
  by: { userId: string; adminId?: string | undefined },
  userId: string,
  description: string,
  now: string,
  writes: Write[],
): Promise<void> {
  const revised = await reviseUser(userId, now, ({ signedOut }) => ({
    changes: { signedOut: endAllSessions(signedOut, undefined, poolTime()) },
    writes: [
      recordActivity({ by, userId, type: 'security_event', description }, now),
      announce('sessions.ended', { userId }, now),
      announce('account.changed', { userId }, now),
      ...writes,
    ],
  }))
  if (!revised) throw userNotFound()
}
