import { recordActivity } from '#core/activities/record-activity.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import { reviseUser } from '#core/users/revise-user.ts'
import { endAllSessions } from '#shared/sessions/signed-out.ts'

/** A new password throws out whoever knew the old one, and its owner hears of it. */
export async function endSessionsAfterPassword(
  userId: string,
  keptSessionId: string | undefined,
  now: string,
): Promise<void> {
  await reviseUser(userId, now, ({ email, firstName, signedOut }) => ({
    changes: { signedOut: endAllSessions(signedOut, keptSessionId, poolTime()) },
    writes: [
      recordActivity({ by: { userId }, type: 'security_event', description: 'Changed the password' }, now),
      ...queueMail(
        { toEmail: email, templateId: 'password-changed', data: { firstName }, priority: 'high' },
        now,
      ),
    ],
  }))
}
