import { recordActivity } from '#core/activities/record-activity.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { proveOwner } from '#core/security/prove-owner.ts'
import { reviseUser } from '#core/users/revise-user.ts'
import { type requestDeletion as contract, daysOfGrace } from '#shared/deletions/contract.ts'
import { AppError } from '#shared/errors.ts'
import { deletions } from './deletions.ts'

const shownDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export async function requestDeletion({ actor, body, now }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  if (user.membershipType === 'admin')
    throw new AppError(
      'conflict',
      'administrator_stays',
      'An administrator cannot delete the own account. Ask another administrator to change your membership first.',
    )
  await proveOwner(actor, body.password)
  if (user.deletionDueAt) return user
  const dueAt = new Date(Date.parse(now) + daysOfGrace * 86_400_000).toISOString()
  const revised = await reviseUser(userId, now, () => ({
    changes: { deletionDueAt: dueAt },
    writes: [
      deletions.put({ userId, dueAt, version: 1 }, { absent: true }),
      recordActivity({ by: actor, type: 'security_event', description: 'Asked to delete the account' }, now),
      ...queueMail(
        {
          toEmail: user.email,
          templateId: 'deletion-requested',
          data: { firstName: user.firstName, date: shownDate.format(new Date(dueAt)) },
          priority: 'high',
        },
        now,
      ),
    ],
  }))
  return revised ?? user
}
