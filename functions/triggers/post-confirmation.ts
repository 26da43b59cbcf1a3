import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { registeredPasswords } from '#core/accounts/accounts/registered-passwords.ts'
import { replaceContestedPassword } from '#core/accounts/accounts/replace-contested-password.ts'
import { restoreLogin } from '#core/accounts/accounts/restore-login.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { endSessionsAfterPassword } from '#core/platform/security/end-sessions-after-password.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { verifyEmail } from '#core/platform/users/verify-email.ts'

/** Handles a mailed code that has come back: of a registration, or of a password reset. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { userPoolId, callerContext, request, triggerSource } = event
  const { sub: poolUserId, email = '' } = request.userAttributes
  if (!poolUserId) return event
  const passwordGiven = triggerSource === 'PostConfirmation_ConfirmSignUp'
  const userId = await restoreLogin({ poolUserId, email, userPoolId, passwordGiven }, poolTime())
  if (!passwordGiven) {
    await endSessionsAfterPassword(userId, undefined, poolTime())
    return event
  }
  // This comes first: after it no one can contest the account, so we read once and for good whether someone has.
  const user = await verifyEmail(userId, poolTime())
  if (user?.contested) await replaceContestedPassword(user, { userPoolId, clientId: callerContext.clientId })
  await forgetRegisteredPassword(poolUserId).catch((error: unknown) =>
    log.warn('registration.password_kept', { userId, error }),
  )
  return event
}

async function forgetRegisteredPassword(userId: string): Promise<void> {
  const kept = await registeredPasswords.get({ userId }, { consistent: true })
  if (kept) await commit(registeredPasswords.delete(kept))
}
