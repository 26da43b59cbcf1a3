import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import { settleRegistration } from '#shared/accounts/accounts/settle-registration.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { registeredUser } from '#shared/platform/users/registered-user.ts'
import type { User } from '#shared/platform/users/user.ts'
import { Client } from './client.ts'
import { controlOf } from './control.ts'
import { plantToken } from './plant-token.ts'
import { poolCall, signIn } from './sign-in.ts'

/** The password that every test plants. The run’s logs are searched for it afterward. */
export const plantedPassword = 'Planted-Pa55word-7f3a9c'

let count = 0
/** A short one: every ending of every word of an address is a row of the search. */
export const newEmail = () => `${process.pid.toString(36)}.${(++count).toString(36)}@x.test`

export const registration = (email: string, membershipType: PublicMembershipType = 'competitor') => ({
  email,
  password: plantedPassword,
  userData: {
    name: 'Dana de la Cruz',
    membershipType,
    location: 'Mesa, AZ',
    phone: '+1 480 555 0100',
    companyName: 'Planted Audio',
  },
  captchaToken: `laptop-captcha:register:${crypto.randomUUID()}`,
})

export const googleRegistration = (handle: string, membershipType: PublicMembershipType = 'competitor') => {
  const { userData, captchaToken } = registration('', membershipType)
  return { handle, userData, captchaToken }
}

/** The code in the link of the newest verification mail. */
export async function mailedCode(url: string, email: string): Promise<string> {
  const mails = await controlOf(url).inbox(email)
  const code = mails.map(({ html }) => /code=(\d+)/.exec(html)?.[1]).find(Boolean)
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Registers, verifies and signs in a member, over the API alone: with all the mails and messages that come of it. */
export async function registeredMember(
  url: string,
  membershipType: PublicMembershipType = 'competitor',
  email = newEmail(),
): Promise<{ client: Client; email: string }> {
  const answer = await new Client(url).call(registerAccount, { body: registration(email, membershipType) })
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`)
  await poolCall(url, 'ConfirmSignUp', {
    ClientId: 'localclient',
    Username: email,
    ConfirmationCode: await mailedCode(url, email),
  })
  return { client: await signIn(url, email, plantedPassword), email }
}

/**
 * A member as a registration leaves them, planted behind the API with a token: a fifth of the work, for tests that are
 * about something else. No one has mailed or told them anything, and they have not logged in.
 */
export async function newMember(
  url: string,
  membershipType: PublicMembershipType = 'competitor',
  email = newEmail(),
  finish: (confirmed: User) => User = (confirmed) => confirmed,
): Promise<{ client: Client; email: string }> {
  const now = await controlOf(url).now()
  const id = await newLogin(email)
  const userData = settleRegistration(registration(email, membershipType).userData)
  const registered = registeredUser({ ...userData, id, email }, now)
  const confirmed: User =
    registered.verificationStatus === 'pending'
      ? { ...registered, verificationStatus: 'verified', version: 2 }
      : registered
  await commit(
    users.put(finish(confirmed), { absent: true }),
    emailClaims.put({ email, userId: id, version: 1 }, { absent: true }),
  )
  return { client: new Client(url, await plantToken(url, id, now)), email }
}

/** Creates a person whom the pool lets in with the planted password, and returns their id. */
async function newLogin(email: string): Promise<string> {
  const login = { UserPoolId: env('USER_POOL_ID'), Username: email }
  const { User: made } = await userPool().send(
    new AdminCreateUserCommand({
      ...login,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  await userPool().send(
    new AdminSetUserPasswordCommand({ ...login, Password: plantedPassword, Permanent: true }),
  )
  return made?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? ''
}

/** The rest of a new member’s profile, as the form that completes the registration sends it. */
export const completion = (version: number) => ({
  name: 'Dana de la Cruz',
  phone: '',
  city: 'Mesa',
  state: 'AZ',
  country: 'United States',
  bio: '',
  isPublicProfile: false,
  version,
})
