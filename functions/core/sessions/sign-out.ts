import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { poolUserOf } from '#core/accounts/pool-user-of.ts'
import { userPool } from '#core/accounts/user-pool.ts'
import { recordActivity } from '#core/activities/record-activity.ts'
import { env } from '#core/env.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { log } from '#core/log/log.ts'
import { reviseUser } from '#core/users/revise-user.ts'
import type { signOut as contract } from '#shared/sessions/contract.ts'
import { endAllSessions } from '#shared/sessions/signed-out.ts'
import { poolTime } from './pool-time.ts'

/** First for our own routes, which is what counts; then the pool renews no token anymore either. */
export async function signOut({ actor, now, remember }: ApiRequest<typeof contract>) {
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
