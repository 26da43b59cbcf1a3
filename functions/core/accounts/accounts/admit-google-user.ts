import * as z from 'zod/mini'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { type GoogleRefusal, writeRefusal } from '#shared/accounts/accounts/google-refusal.ts'
import { Email } from '#shared/platform/users/email.ts'
import { openGoogleSession } from './google-sessions.ts'
import { linkGoogle } from './link-google.ts'

type Newcomer = { userPoolId: string; googleId: string; email: string; emailVerified: boolean; name: string }

/**
 * Google is a second key to an existing account, never a way to make one. It links the person Google names to the
 * account with the same address if both sides have proven it, and refuses everyone else before the pool has made a
 * user.
 */
export async function admitGoogleUser(person: Newcomer, now: string): Promise<void> {
  const { userPoolId, googleId, name } = person
  // An address that Google has not verified may be anyone's.
  if (!person.emailVerified) throw refused({ reason: 'google_unverified' })
  // Google knows addresses that no profile can have: with one it could be written and never be read.
  const address = z.safeParse(Email, person.email)
  if (!address.success) throw refused({ reason: 'google_address' })
  const email = address.data
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  const login = user && (await lookUpPoolUser(poolUserOf(user), userPoolId))
  // A member whose login the pool has lost registers again, and gets the account back.
  if (!user || !login) {
    const { handle, write } = openGoogleSession({ googleId, email, name }, now)
    await commit(write)
    throw refused({ reason: 'google_blocked', handle })
  }
  // A stranger who registered with this address must not share the account with its owner.
  if (login.status !== 'CONFIRMED' || !login.emailVerified || login.email !== email)
    throw refused({ reason: 'google_account_unverified' })
  await linkGoogle({ userPoolId, poolUserId: poolUserOf(user), googleId })
  log.info('google.linked', { userId: user.id })
}

function refused(refusal: GoogleRefusal): Error {
  log.info('google.refused', { reason: refusal.reason })
  return new Error(writeRefusal(refusal))
}
