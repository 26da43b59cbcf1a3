import { AdminGetUserCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { assertRegistrationOpen } from '#core/accounts/accounts/assert-registration-open.ts'
import { contestAccount } from '#core/accounts/accounts/contest-account.ts'
import { isRegisteredPassword, passwordHash } from '#core/accounts/accounts/registered-passwords.ts'
import { tellAccountOwner } from '#core/accounts/accounts/tell-account-owner.ts'
import { acceptInvitation, invitationFor } from '#core/accounts/invitations/accept-invitation.ts'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { verifyCaptcha } from '#core/platform/captcha/verify-captcha.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { isBreachedPassword } from '#core/platform/security/is-breached-password.ts'
import { permitAtPool } from '#core/platform/security/pool-permits.ts'
import {
  breachedPassword,
  profileFailure,
  refusedPassword,
  signUpFailure,
} from '#core/platform/security/registration-refusals.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { registerAccount as contract } from '#shared/accounts/accounts/contract.ts'
import { settleRegistration } from '#shared/accounts/accounts/settle-registration.ts'
import { AppError } from '#shared/errors.ts'
import { registeredUser } from '#shared/platform/users/registered-user.ts'

/**
 * Registers in two steps that can be repeated: the credentials in the pool, then the profile. The answer is the same
 * for an address that has an account; its owner gets a mail instead.
 */
async function registerAccount({ body, now, ip }: ApiRequest<typeof contract>) {
  const { email, password, captchaToken } = body
  const userData = settleRegistration(body.userData)
  // Asked at the same time: neither may tell anything that the other has not allowed.
  const breached = isBreachedPassword(password)
  await verifyCaptcha(captchaToken, 'register', ip)
  const invitation = body.invitation ? await invitationFor(body.invitation, email, now) : undefined
  if (!invitation) await assertRegistrationOpen(userData.membershipType)
  if (await breached) throw refusedPassword('breached_password', breachedPassword)
  const answer = { success: true as const, user: { email } }

  // Done for every address, so that the time it takes says nothing about the address.
  const hash = await passwordHash(password)
  const claim = await emailClaims.get({ email }, { consistent: true })
  if (claim) {
    const outcome = await tellAccountOwner(body, claim.userId, now)
    // The person who follows the link in the email gets the account back. This form’s other details about
    // them are ignored.
    if (outcome === 'login_lost') await signUp(email, password, hash)
    return answer
  }

  const { id, isNew } = await signUp(email, password, hash)
  // An earlier registration, which broke off or is just being made, has given the pool its password.
  const contested = !isNew && !(await isRegisteredPassword(id, password))
  const registered: StoredUser = {
    ...registeredUser({ ...userData, id, email }, now),
    // The wish of a stranger who gave the address before is none.
    ...(contested ? { contested } : body.wantsNewsletter && { newsletterAskedAt: now }),
  }
  const { user, writes } = invitation
    ? acceptInvitation(invitation, registered, now)
    : { user: registered, writes: [] }
  const claimed = emailClaims.put({ email, userId: id, version: 1 }, { absent: true }, alreadyClaimed)
  try {
    await commit(
      users.put(user, { absent: true }, alreadyClaimed),
      claimed,
      recordActivity(
        {
          by: { userId: id },
          type: 'user_register',
          description: 'Signed up',
          metadata: { provider: 'email', membershipType: userData.membershipType },
        },
        now,
      ),
      ...writes,
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'already_claimed') throw profileFailure(error)
    log.info('registration.repeated', { userId: id })
    if (contested) await contestAccount(id, now)
  }
  return answer
}

const alreadyClaimed = () =>
  new AppError('conflict', 'already_claimed', 'This email address already has an account.')

type Login = { id: string; isNew: boolean }

/** The new user’s id; for an address whose earlier registration broke off before the profile was written, its id. */
async function signUp(email: string, password: string, hash: string): Promise<Login> {
  const { permit, write } = permitAtPool(email, poolTime(), hash)
  await commit(write)
  try {
    const { UserSub } = await userPool().send(
      new SignUpCommand({
        ClientId: env('USER_POOL_CLIENT_ID'),
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: { permit },
      }),
    )
    if (!UserSub) throw new Error('the user pool answered without a sub')
    return { id: UserSub, isNew: true }
  } catch (error) {
    if (error instanceof Error && error.name === 'UsernameExistsException')
      return { id: await existingId(email), isNew: false }
    throw signUpFailure(error)
  }
}

async function existingId(email: string): Promise<string> {
  const { UserAttributes } = await userPool().send(
    new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: email }),
  )
  const sub = UserAttributes?.find((attribute) => attribute.Name === 'sub')?.Value
  if (!sub) throw new Error('the user pool knows the address but gives no sub')
  return sub
}

export const handler = endpoint(contract, registerAccount)
