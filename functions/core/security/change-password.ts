import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { changePassword as contract } from '#shared/security/contract.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { poolRefusal } from './pool-refusal.ts'
import { provePassword } from './prove-password.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'

export async function changePassword({ actor, body, now }: ApiRequest<typeof contract>) {
  await refuseBreachedPassword(body.newPassword)
  try {
    await userPool().send(
      new ChangePasswordCommand({
        AccessToken: actor.accessToken,
        PreviousPassword: body.currentPassword,
        ProposedPassword: body.newPassword,
      }),
    )
  } catch (error) {
    const refusal = poolRefusal(error, 'body.currentPassword')
    const isWrong = refusal instanceof AppError && refusal.code === 'wrong_password'
    // A first try that broke off here has changed it already, and has ended no session.
    if (!isWrong || !(await isPassword(actor.accessToken, body.newPassword))) throw refusal
  }
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}

const isPassword = (accessToken: string, password: string) =>
  provePassword(accessToken, password).then(
    () => true,
    () => false,
  )
