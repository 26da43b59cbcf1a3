import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { endSessionsAfterPassword } from '#core/security/end-sessions-after-password.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import { verifyEmail } from '#core/users/verify-email.ts'

/** After a mailed code has come back: of a registration, or of a password reset. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const userId = event.request.userAttributes.sub
  if (!userId) return event
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') await verifyEmail(userId, poolTime())
  else await endSessionsAfterPassword(userId, undefined, poolTime())
  return event
}
