import { deletions } from '#core/accounts/deletions/deletions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { cancelDeletion as contract } from '#shared/accounts/deletions/contract.ts'
import { AppError } from '#shared/errors.ts'

export function cancelDeletion({ actor, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const { userId } = actor
    // The pipeline may have read the profile from before the request, so a member who is not kept must not be told so.
    const deletion = await deletions.get({ userId }, { consistent: true })
    // Read last: another call may keep the account meanwhile.
    const current = (await users.get({ id: userId }, { consistent: true })) ?? actor.user
    const { deletionDueAt, ...user } = current
    if (!deletionDueAt || !deletion) return current
    if (deletion.dueAt <= now) throw tooLate()
    const kept = { ...user, updatedAt: now, version: user.version + 1 }
    await commit(
      users.put(kept, { version: user.version }),
      deletions.delete(deletion),
      recordActivity(
        { by: actor, type: 'security_event', description: 'Canceled the account deletion' },
        now,
      ),
      announce('account.changed', { userId }, now),
      ...remember(kept),
    )
    return kept
  })
}

/**
 * The deletion date has come: the account may be half erased at any moment, and a copy of the rest would be
 * of no use.
 */
const tooLate = () =>
  new AppError(
    'conflict',
    'deletion_begun',
    'It is too late to keep your account: we are already deleting it.',
  )

export const handler = endpoint(contract, cancelDeletion)
