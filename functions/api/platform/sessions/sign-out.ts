import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { log } from '#core/platform/log/log.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { signOut as contract } from '#shared/platform/sessions/contract.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'

/** First for our own routes, which is what counts; then the pool renews no token anymore either. */
async function signOut({ actor, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  await reviseUser(userId, now, ({ signedOut }) => ({
    changes: { signedOut: endAllSessions(signedOut, undefined, poolTime()) },
    writes: [
      recordActivity({ by: actor, type: 'user_logout', description: 'Logged out' }, now),
      ...remember(undefined),
    ],
  }))
  try {
    await userPool().send(
      new AdminUserGlobalSignOutCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: poolUserOf(actor.user),
      }),
    )
  } catch (error) {
    log.warn('sign_out.not_in_pool', { userId, error })
  }
}

export const handler = endpoint(contract, signOut)
