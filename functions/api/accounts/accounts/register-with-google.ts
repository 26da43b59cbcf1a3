import { assertRegistrationOpen } from '#core/accounts/accounts/assert-registration-open.ts'
import {
  findGoogleSession,
  type GoogleSession,
  spendGoogleSession,
} from '#core/accounts/accounts/google-sessions.ts'
import { linkGoogle } from '#core/accounts/accounts/link-google.ts'
import { openGoogleAccount } from '#core/accounts/accounts/open-google-account.ts'
import { restoreLogin } from '#core/accounts/accounts/restore-login.ts'
import { acceptInvitation, invitationFor } from '#core/accounts/invitations/accept-invitation.ts'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { registerWithGoogle as contract } from '#shared/accounts/accounts/google-contract.ts'
import { settleRegistration } from '#shared/accounts/accounts/settle-registration.ts'
import { AppError } from '#shared/errors.ts'
import { registeredUser } from '#shared/platform/users/registered-user.ts'

/**
 * Registers the person Google has identified. The account in the pool can be made again after a failure; the proof is
 * spent together with the profile, so that it makes one profile at most.
 */
export async function registerWithGoogle({ body, now, ip }: ApiRequest<typeof contract>) {
  const { handle, captchaToken } = body
  const userData = settleRegistration(body.userData)
  const session = await findGoogleSession(handle, poolTime())
  const { email, googleId } = session
  await verifyCaptcha(captchaToken, 'register', ip)
  const claim = await emailClaims.get({ email }, { consistent: true })
  if (claim) {
    if (!(await isLoginLost(claim.userId))) throw accountExists()
    return restore(session)
  }
  const invitation = body.invitation ? await invitationFor(body.invitation, email, now) : undefined
  if (!invitation) await assertRegistrationOpen(userData.membershipType)

  const id = await openGoogleAccount(email)
  const registered = {
    ...registeredUser({ ...userData, id, email }, now),
    registrationProvider: 'google' as const,
    verificationStatus: 'verified' as const,
    ...(body.wantsNewsletter && { newsletterAskedAt: now }),
  }
  const { user, writes } = invitation
    ? acceptInvitation(invitation, registered, now)
    : { user: registered, writes: [] }
  await commit(
    users.put(user, { absent: true }, accountExists),
    emailClaims.put({ email, userId: id, version: 1 }, { absent: true }, accountExists),
    spendGoogleSession(session),
    ...writes,
    recordActivity(
      {
        by: { userId: id },
        type: 'user_register',
        description: 'Signed up with Google',
        metadata: { provider: 'google', membershipType: userData.membershipType },
      },
      now,
    ),
  )
  await link(id, googleId)
  return { success: true as const, email, created: true }
}

/** Google has proven the address, so that the account whose login the pool has lost is back at once. */
async function restore(session: GoogleSession) {
  const { email, googleId } = session
  const poolUserId = await openGoogleAccount(email)
  const userPoolId = env('USER_POOL_ID')
  await restoreLogin({ poolUserId, email, userPoolId, passwordGiven: false }, poolTime())
  await commit(spendGoogleSession(session))
  await link(poolUserId, googleId)
  return { success: true as const, email, created: false }
}

async function isLoginLost(userId: string): Promise<boolean> {
  const user = await users.get({ id: userId }, { consistent: true })
  return user !== undefined && !(await lookUpPoolUser(poolUserOf(user)))
}

async function link(poolUserId: string, googleId: string): Promise<void> {
  // This comes last: the pool lets in Google users it knows without asking us, so no one without a profile could
  // register again. If this step fails, the first sign-in with Google links the account.
  await linkGoogle({ userPoolId: env('USER_POOL_ID'), poolUserId, googleId }).catch((error: unknown) =>
    log.warn('google.not_linked', { poolUserId, error }),
  )
}

/** We can say this openly: Google has proven that the caller owns the address. */
const accountExists = () =>
  new AppError(
    'conflict',
    'account_exists',
    'An account with this email already exists. Please try logging in instead.',
  )

export const handler = endpoint(contract, registerWithGoogle)
