import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { replaceContestedPassword } from '#core/accounts/replace-contested-password.ts'
import { endSessionsAfterPassword } from '#core/security/end-sessions-after-password.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import { verifyEmail } from '#core/users/verify-email.ts'

/** After a mailed code has come back: of a registration, or of a password reset. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { userPoolId, callerContext, request, triggerSource } = event
  const { sub: userId } = request.userAttributes
  if (!userId) return event
  if (triggerSource === 'PostConfirmation_ConfirmSignUp') {
    await replaceContestedPassword(userId, { userPoolId, clientId: callerContext.clientId })
    await verifyEmail(userId, poolTime())
  } else await endSessionsAfterPassword(userId, undefined, poolTime())
  return event
}
