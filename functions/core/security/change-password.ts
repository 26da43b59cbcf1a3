import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { isBreachedPassword } from '#core/accounts/is-breached-password.ts'
import { breachedPassword } from '#core/accounts/registration-refusals.ts'
import { userPool } from '#core/accounts/user-pool.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { changePassword as contract } from '#shared/security/contract.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { poolRefusal } from './pool-refusal.ts'

export async function changePassword({ actor, body, now }: ApiRequest<typeof contract>) {
  if (await isBreachedPassword(body.newPassword))
    throw new AppError('invalid', 'breached_password', breachedPassword, {
      errors: [{ path: 'body.newPassword', message: breachedPassword }],
    })
  try {
    await userPool().send(
      new ChangePasswordCommand({
        AccessToken: actor.accessToken,
        PreviousPassword: body.currentPassword,
        ProposedPassword: body.newPassword,
      }),
    )
  } catch (error) {
    throw poolRefusal(error, 'body.currentPassword')
  }
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}
