import * as nouns from '#core/accounts/deletions/before-leaving-of-nouns.ts'
import { deletions } from '#core/accounts/deletions/deletions.ts'
import type { BeforeLeaving } from '#core/accounts/deletions/leaving-check.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { proveOwner } from '#core/platform/security/prove-owner.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { users } from '#core/platform/users/users.ts'
import { requestDeletion as contract, daysOfGrace } from '#shared/accounts/deletions/contract.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { User } from '#shared/platform/users/user.ts'

export async function requestDeletion({ actor, body, now }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  assertMayLeave(user)
  await assertSettled(userId)
  await proveOwner(actor, body.password)
  // The pipeline may have read the profile from before someone took back an earlier request.
  const current = await users.get({ id: userId }, { consistent: true })
  if (current?.deletionDueAt) return current
  const dueAt = addTime(now, { days: daysOfGrace })
  const revised = await reviseUser(userId, now, (current) => {
    // A member who became an administrator while the password was checked could never be erased.
    assertMayLeave(current)
    return {
      changes: { deletionDueAt: dueAt },
      writes: [
        deletions.put({ userId, dueAt, version: 1 }, { absent: true }),
        recordActivity({ by: actor, type: 'security_event', description: 'Requested account deletion' }, now),
        announce('account.changed', { userId }, now),
        ...queueMail(
          {
            toEmail: user.email,
            templateId: 'deletion-requested',
            data: { firstName: user.firstName, date: utcDay(dueAt) },
            priority: 'high',
          },
          now,
        ),
      ],
    }
  })
  return revised ?? user
}

function assertMayLeave({ membershipType }: User): void {
  if (membershipType !== 'admin') return
  throw new AppError(
    'conflict',
    'administrator_stays',
    'Administrators cannot delete their own accounts. Ask another administrator to change your membership first.',
  )
}

const checks: readonly BeforeLeaving[] = Object.values(nouns)

async function assertSettled(userId: string): Promise<void> {
  for (const check of checks) {
    const refusal = await check(userId)
    if (refusal) throw refusal
  }
}

export const handler = endpoint(contract, requestDeletion)
