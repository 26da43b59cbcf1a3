import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { endSessionsAfterPassword } from '#core/platform/security/end-sessions-after-password.ts'
import { assertFreshLogin } from '#core/platform/security/prove-owner.ts'
import { refuseBreachedPassword } from '#core/platform/security/refuse-breached-password.ts'
import { setPassword } from '#core/platform/security/set-password.ts'
import { AppError } from '#shared/errors.ts'
import { chooseFirstPassword as contract } from '#shared/platform/security/contract.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'

async function chooseFirstPassword({ actor, body, now }: ApiRequest<typeof contract>) {
  if (hasPassword(actor.user))
    throw new AppError('conflict', 'password_exists', 'You already have a password. Change it instead.')
  assertFreshLogin(actor)
  await refuseBreachedPassword(body.newPassword)
  await setPassword(actor.user, body.newPassword)
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}

export const handler = endpoint(contract, chooseFirstPassword)
