import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { endSessionsAfterPassword } from '#core/security/end-sessions-after-password.ts'
import { isWrongPassword } from '#core/security/pool-refusal.ts'
import { provePassword } from '#core/security/prove-password.ts'
import { refuseBreachedPassword } from '#core/security/refuse-breached-password.ts'
import { setPassword } from '#core/security/set-password.ts'
import type { StoredUser } from '#core/users/users.ts'
import { changePassword as contract } from '#shared/security/contract.ts'

async function changePassword({ actor, body, now }: ApiRequest<typeof contract>) {
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

export const handler = endpoint(contract, changePassword)
