import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { admitGoogleUser } from '#core/accounts/accounts/admit-google-user.ts'
import { keepRegisteredPassword } from '#core/accounts/accounts/registered-passwords.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { findPoolPermit, withoutPassword } from '#core/platform/security/pool-permits.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'

/**
 * Checks people who come from Google, and accepts a password from our own registration alone: anyone can call the pool,
 * and could otherwise set the password of an account that its owner registers and confirms later.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource === 'PreSignUp_ExternalProvider') await admit(event)
  if (event.triggerSource === 'PreSignUp_SignUp') await requirePermit(event)
  return event
}

async function requirePermit({ userName, request }: PreSignUpTriggerEvent): Promise<void> {
  const { permit = '' } = request.clientMetadata ?? {}
  const email = (request.userAttributes.email ?? '').toLowerCase()
  const permitted = await findPoolPermit(permit, email, poolTime())
  if (!permitted) {
    log.warn('security.sign_up_refused')
    throw new Error('Sign up on our website.')
  }
  // If users log in with an address, the pool names them by their id, and this is found again under it.
  if (permitted.passwordHash)
    await commit(
      keepRegisteredPassword(userName, permitted.passwordHash, poolTime()),
      withoutPassword(permitted),
    )
}

async function admit({ userName, userPoolId, request }: PreSignUpTriggerEvent): Promise<void> {
  // The name of the provider comes as it was configured or in lower case, depending on the pool.
  const googleId = /^google_(.+)$/i.exec(userName)?.[1]
  if (!googleId) throw new Error('This identity provider is not supported.')
  const { email = '', email_verified: verified, name = '' } = request.userAttributes
  await admitGoogleUser(
    {
      userPoolId,
      googleId,
      email: email.trim().toLowerCase(),
      emailVerified: verified === 'true',
      name,
    },
    poolTime(),
  )
}
