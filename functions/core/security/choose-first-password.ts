import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { env } from '#core/env.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { chooseFirstPassword as contract } from '#shared/security/contract.ts'
import { hasPassword } from '#shared/users/has-password.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { poolRefusal } from './pool-refusal.ts'
import { assertFreshLogin } from './prove-owner.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'

export async function chooseFirstPassword({ actor, body, now }: ApiRequest<typeof contract>) {
  if (hasPassword(actor.user))
    throw new AppError('conflict', 'password_exists', 'You have a password already. Change that one instead.')
  assertFreshLogin(actor)
  await refuseBreachedPassword(body.newPassword)
  try {
    await userPool().send(
      new AdminSetUserPasswordCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: actor.userId,
        Password: body.newPassword,
        Permanent: true,
      }),
    )
  } catch (error) {
    throw poolRefusal(error)
  }
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}
