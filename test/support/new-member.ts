import { registerAccount } from '#shared/accounts/contract.ts'
import type { PublicMembershipType } from '#shared/users/membership-type.ts'
import { Client } from './client.ts'
import { controlOf } from './control.ts'
import { poolCall, signIn } from './sign-in.ts'

/** The password every test plants; the run’s logs are searched for it afterwards. */
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

/** Registers, verifies and signs in a member, over the API alone. */
export async function newMember(
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
