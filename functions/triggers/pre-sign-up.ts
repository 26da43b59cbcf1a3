import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { admitGoogleUser } from '#core/accounts/admit-google-user.ts'
import { poolTime } from '#core/sessions/pool-time.ts'

/** Whoever comes by way of Google is looked at; a sign-up with a password goes on as it is. */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event
  // The name of the provider comes as it was configured or in lower case, depending on the pool.
  const googleId = /^google_(.+)$/i.exec(event.userName)?.[1]
  if (!googleId) throw new Error('This identity provider is not known.')
  const { email = '', email_verified: verified, name = '' } = event.request.userAttributes
  await admitGoogleUser(
    {
      userPoolId: event.userPoolId,
      googleId,
      email: email.trim().toLowerCase(),
      emailVerified: verified === 'true',
      name,
    },
    poolTime(),
  )
  return event
}
