import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { proveInEitherForm } from '#shared/accounts/prove-in-either-form.ts'
import type { changePassword as contract } from '#shared/security/contract.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { isWrongPassword, poolRefusal } from './pool-refusal.ts'
import { provePassword } from './prove-password.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'

export async function changePassword({ actor, body, now }: ApiRequest<typeof contract>) {
  await refuseBreachedPassword(body.newPassword)
  const { accessToken } = actor
  try {
    await proveInEitherForm(
      body.currentPassword,
      (current) => change(accessToken, current, body.newPassword),
      isWrongPassword,
    )
  } catch (refusal) {
    // A first try that broke off here has changed it already, and has ended no session.
    if (!isWrongPassword(refusal) || !(await isPassword(accessToken, body.newPassword))) throw refusal
  }
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}

async function change(accessToken: string, current: string, proposed: string): Promise<void> {
  try {
    await userPool().send(
      new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: current,
        ProposedPassword: proposed,
      }),
    )
  } catch (error) {
    throw poolRefusal(error, 'body.currentPassword')
  }
}

const isPassword = (accessToken: string, password: string) =>
  provePassword(accessToken, password).then(
    () => true,
    () => false,
  )
