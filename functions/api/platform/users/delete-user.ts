import { deletions } from '#core/accounts/deletions/deletions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { keepAdministrators } from '#core/platform/users/administrators.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'
import { deleteUser as contract } from '#shared/platform/users/admin-contract.ts'
import { closeAccount, refuseOwnAccount } from '#shared/platform/users/change-standing.ts'

/**
 * Closes an account for good: no one can log in from now on, and the write wakes up the job that erases the account,
 * billing first. The log keeps who did it, to which id, and why, in the administrator’s own part, which stays.
 */
async function deleteUser({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = params
  const { reason } = body
  refuseOwnAccount(actor.userId, userId)
  const [user, earlier] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    deletions.get({ userId }, { consistent: true }),
  ])
  if (!user) throw userNotFound()
  if (body.confirmation !== user.email) throw wrongConfirmation()
  const closed = {
    ...closeAccount(user, reason, now),
    signedOut: endAllSessions(user.signedOut, undefined, poolTime()),
  }
  const deletion = { userId, dueAt: now, orderedBy: actor.userId, version: (earlier?.version ?? 0) + 1 }
  await commit(
    users.put(closed, { version: user.version }),
    ...keepAdministrators(user, closed),
    deletions.put(deletion, earlier ? { version: earlier.version } : { absent: true }),
    recordActivity(
      {
        by: actor,
        type: 'user_delete',
        description: 'Deleted an account',
        metadata: { accountId: userId, membershipType: user.membershipType, reason },
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'account-deleted',
        data: { firstName: user.firstName, reason },
        priority: 'high',
      },
      now,
    ),
    announce('deletion.ordered', { userId }, now),
    announce('sessions.ended', { userId }, now),
    announce('account.changed', { userId }, now),
    ...remember(closed),
  )
  return closed
}

function wrongConfirmation(): AppError {
  const message = 'This is not the email address of this account.'
  return new AppError('invalid', 'wrong_confirmation', message, {
    errors: [{ path: 'body.confirmation', message }],
  })
}

export const handler = endpoint(contract, deleteUser)
