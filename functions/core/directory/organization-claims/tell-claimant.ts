import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import type { Claim } from '#shared/directory/organization-claims/claim.ts'
import { claimPath } from '#shared/directory/organization-claims/claim-path.ts'

type News = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** Tells a claimant what became of their claim, by notification and mail. Nothing arrives at accounts that leave. */
export async function tellClaimant(
  { userId, subject, name }: Claim,
  { title, message, type }: News,
  now: string,
): Promise<Write[]> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user || user.deletionDueAt || user.status === 'suspended') return []
  const path = claimPath(subject)
  return [
    ...notify(
      {
        userId,
        kind: 'claim_decided',
        type,
        title,
        // In the mail it goes on after a name.
        message: message.charAt(0).toUpperCase() + message.slice(1),
        href: path,
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'claim-decided',
        data: { firstName: user.firstName, name, title, message, path },
        priority: 'normal',
      },
      now,
    ),
  ]
}
