import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { endSessionsAfterPassword } from '#core/platform/security/end-sessions-after-password.ts'
import { isWrongPassword } from '#core/platform/security/pool-refusal.ts'
import { provePassword } from '#core/platform/security/prove-password.ts'
import { refuseBreachedPassword } from '#core/platform/security/refuse-breached-password.ts'
import { setPassword } from '#core/platform/security/set-password.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { changePassword as contract } from '#shared/platform/security/contract.ts'

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
