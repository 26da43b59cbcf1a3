import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { env } from '#core/env.ts'
import { consumer } from '#core/facts/consumer.ts'

/** Our own routes refuse the old tokens already; this ends their renewal. No `once`: ending twice is ending. */
export const handler = consumer('sessions.ended', 'sign-out-in-pool', async ({ fact }) => {
  try {
    await userPool().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: fact.payload.userId }),
    )
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
  }
})
