import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { settleVerification } from '#core/platform/verifications/settle-verification.ts'
import { AppError } from '#shared/errors.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'
import {
  changeStanding as change,
  refuseOwnAccount,
  type StandingChange,
} from '#shared/platform/users/change-standing.ts'
import type { User } from '#shared/platform/users/user.ts'
import { alreadyDecided } from '#shared/platform/verifications/decide-verification.ts'
import { keepAdministrators } from './administrators.ts'
import { tellOfStanding } from './tell-of-standing.ts'
import { users } from './users.ts'

type By = { userId: string; adminId?: string | undefined }

export const userNotFound = () => new AppError('not_found', 'user_not_found', 'User not found')

const described: Record<StandingChange['action'], string> = {
  approve: 'Approved the account',
  suspend: 'Suspended the account',
  reactivate: 'Reactivated the account',
  change_type: 'Changed the membership type',
}

/** Actions that may end the wait for a review. */
const settles = new Set<StandingChange['action']>(['approve', 'change_type'])

const standingOf = ({ membershipType, status, verificationStatus }: User) => ({
  membershipType,
  status,
  verificationStatus,
})

/** One administrator changes the standing of one account, with everything that follows from it. */
export function changeStandingOf(
  by: By,
  userId: string,
  asked: StandingChange,
  now: string,
  remember: (user: User) => Write[] = () => [],
): Promise<User> {
  refuseOwnAccount(by.userId, userId)
  // Billing and the stream write the same row; the decision holds for the account as it is then.
  return untilUnchanged(() => changeOnce(by, userId, asked, now, remember))
}

async function changeOnce(
  by: By,
  userId: string,
  asked: StandingChange,
  now: string,
  remember: (user: User) => Write[],
): Promise<User> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  const changed = { ...user, ...change(user, asked, now) }
  const ends = asked.action === 'suspend'
  await commit(
    users.put(
      ends ? { ...changed, signedOut: endAllSessions(user.signedOut, undefined, poolTime()) } : changed,
      {
        version: user.version,
      },
    ),
    ...keepAdministrators(user, changed),
    recordActivity(
      {
        by,
        userId,
        type: 'user_update',
        description: described[asked.action],
        ...(asked.action === 'suspend' && { metadata: { reason: asked.reason } }),
        before: standingOf(user),
        after: standingOf(changed),
      },
      now,
    ),
    ...tellOfStanding(changed, [asked], now),
    ...(settles.has(asked.action) ? await settleVerification(changed, now, alreadyDecided) : []),
    ...(ends
      ? [announce('sessions.ended', { userId }, now), announce('account.suspended', { userId }, now)]
      : []),
    ...(asked.action === 'reactivate' ? [announce('account.reactivated', { userId }, now)] : []),
    announce('account.changed', { userId }, now),
    ...remember(changed),
  )
  return changed
}
