import { AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { users } from '#core/platform/users/users.ts'
import { secondFactors } from './second-factors.ts'

type Reset = {
  userId: string
  /** The actor: the member, or an administrator for them. */
  by: { userId: string; adminId?: string | undefined }
  description: string
}

/**
 * Turns off a member’s second factor for any caller: nothing is proven here. The pool goes first, so that a repeat
 * after a failure ends what is left. False when there was none, such as for the later of two calls.
 */
export async function resetSecondFactor({ userId, by, description }: Reset, now: string): Promise<boolean> {
  const [user, factor] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    secondFactors.get({ userId }, { consistent: true }),
  ])
  if (!user) return false
  await turnOffInPool(poolUserOf(user))
  if (!factor) return false
  await commit(
    secondFactors.delete(factor),
    recordActivity({ by, userId, type: 'security_event', description }, now),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'second-factor-off',
        data: { firstName: user.firstName },
        priority: 'high',
      },
      now,
    ),
  )
  return true
}

/** A login that the pool has lost asks for no code either. */
async function turnOffInPool(name: string): Promise<void> {
  try {
    await userPool().send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: name,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    )
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
  }
}
