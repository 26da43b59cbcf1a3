import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { poolRefusal } from './pool-refusal.ts'

/**
 * For members who have proven their present password, or who need none. It ends no session: that is up to the caller.
 */
export async function setPassword(user: StoredUser, password: string): Promise<void> {
  try {
    await userPool().send(
      new AdminSetUserPasswordCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: poolUserOf(user),
        Password: password,
        Permanent: true,
      }),
    )
  } catch (error) {
    throw poolRefusal(error)
  }
}
