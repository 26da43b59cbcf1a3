import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { facts } from '#core/platform/sessions/facts.ts'
import { users } from '#core/platform/users/users.ts'

/** Our own routes refuse the old tokens already; this ends their renewal. No `once`: ending twice is ending. */
export const handler = consumer(facts, 'sessions.ended', 'sign-out-in-pool', async ({ fact }) => {
  const user = await users.get({ id: fact.payload.userId }, { consistent: true })
  if (!user) return
  try {
    await userPool().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: poolUserOf(user) }),
    )
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
  }
})
