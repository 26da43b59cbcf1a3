import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { verifyEmail } from '#core/users/verify-email.ts'

/** Cognito gives a trigger no time of its own, so this one place reads the clock. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const userId = event.request.userAttributes.sub
  if (userId && event.triggerSource === 'PostConfirmation_ConfirmSignUp')
    await verifyEmail(userId, new Date().toISOString())
  return event
}
