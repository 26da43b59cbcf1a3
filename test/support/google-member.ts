import { registerWithGoogle } from '#shared/accounts/accounts/google-contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { Client } from './client.ts'
import { googleTokens } from './google.ts'
import { googleRegistration, newEmail } from './new-member.ts'
import { putGoogleSession } from './records.ts'

/** Registers with Google and signs in with it: a member without a password. */
export async function newGoogleMember(url: string, membershipType: PublicMembershipType = 'competitor') {
  const email = newEmail()
  const body = googleRegistration(await putGoogleSession(email), membershipType)
  const { status, text } = await new Client(url).call(registerWithGoogle, { body })
  if (status !== 201) throw new Error(`the registration answered ${status}: ${text}`)
  const { access_token: token } = await googleTokens(url, email)
  return { client: new Client(url, token), token, email }
}
