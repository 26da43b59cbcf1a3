import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'

/** A new password logs out everyone who knew the old one, and its owner is notified. */
export async function endSessionsAfterPassword(
  userId: string,
  keptSessionId: string | undefined,
  now: string,
): Promise<void> {
  await reviseUser(userId, now, (user) => {
    const first = !hasPassword(user)
    const description = first ? 'Added a password' : 'Changed the password'
    const templateId = first ? 'password-added' : 'password-changed'
    const data = { firstName: user.firstName }
    return {
      changes: {
        signedOut: endAllSessions(user.signedOut, keptSessionId, poolTime()),
        ...(first && { passwordSetAt: now }),
        ...(user.contested && { contested: false }),
      },
      writes: [
        recordActivity({ by: { userId }, type: 'security_event', description }, now),
        announce('account.changed', { userId }, now),
        ...queueMail({ toEmail: user.email, templateId, data, priority: 'high' }, now),
      ],
    }
  })
}
