import type { ApiRequest } from '#core/http/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { chooseFirstPassword as contract } from '#shared/security/contract.ts'
import { hasPassword } from '#shared/users/has-password.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { assertFreshLogin } from './prove-owner.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'
import { setPassword } from './set-password.ts'

export async function chooseFirstPassword({ actor, body, now }: ApiRequest<typeof contract>) {
  if (hasPassword(actor.user))
    throw new AppError('conflict', 'password_exists', 'You have a password already. Change that one instead.')
  assertFreshLogin(actor)
  await refuseBreachedPassword(body.newPassword)
  await setPassword(actor.user, body.newPassword)
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}
