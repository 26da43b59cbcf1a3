import type { ApiRequest } from '#core/http/endpoint.ts'
import type { StoredUser } from '#core/users/users.ts'
import type { changePassword as contract } from '#shared/security/contract.ts'
import { endSessionsAfterPassword } from './end-sessions-after-password.ts'
import { isWrongPassword } from './pool-refusal.ts'
import { provePassword } from './prove-password.ts'
import { refuseBreachedPassword } from './refuse-breached-password.ts'
import { setPassword } from './set-password.ts'

export async function changePassword({ actor, body, now }: ApiRequest<typeof contract>) {
  const { user } = actor
  await refuseBreachedPassword(body.newPassword)
  try {
    await provePassword(user, body.currentPassword, 'body.currentPassword')
    await setPassword(user, body.newPassword)
  } catch (refusal) {
    // A first try that broke off here has changed it already, and has ended no session.
    if (!isWrongPassword(refusal) || !(await isPassword(user, body.newPassword))) throw refusal
  }
  await endSessionsAfterPassword(actor.userId, actor.sessionId, now)
}

const isPassword = (user: StoredUser, password: string) =>
  provePassword(user, password).then(
    () => true,
    () => false,
  )
