import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { changePassword as contract } from '#shared/security/contract.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { poolRefusal } from './pool-refusal.ts'
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
    throw poolRefusal(error, 'body.currentPassword')
  }
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}
