import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { keepOwnAddress } from '#core/accounts/accounts/keep-own-address.ts'
import { accountOf } from '#core/accounts/accounts/logins.ts'
import { countSignIn } from '#core/accounts/accounts/sign-in-statistics.ts'
import { log } from '#core/platform/log/log.ts'
import { isServerLogin } from '#core/platform/security/server-logins.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { waitUntilAccepted } from '#core/platform/sessions/wait-until-accepted.ts'
import { users } from '#core/platform/users/users.ts'
import { verifyEmail } from '#core/platform/users/verify-email.ts'

/** A sign-in that could not be counted, or whose address could not be fixed, is still a sign-in. */
export async function handler(
  event: PostAuthenticationTriggerEvent,
): Promise<PostAuthenticationTriggerEvent> {
  const { sub, email, email_verified: emailVerified } = event.request.userAttributes
  if (!sub) return event
  const warn = (what: string) => (error: unknown) => log.warn(what, { poolUserId: sub, error })
  const byServer = await isServerLogin(event.callerContext.clientId, sub, poolTime()).catch(
    warn('sign_in.caller_unknown'),
  )
  if (byServer) return event
  const userId = (await accountOf(sub).catch(warn('sign_in.account_unknown'))) ?? sub
  const user = await users.get({ id: userId }, { consistent: true }).catch(warn('sign_in.not_looked_up'))
  // Suspended members get no tokens next.
  if (user?.status === 'suspended') return event
  await countSignIn(userId, poolTime()).catch(warn('sign_in.not_counted'))
  if (!user) return event
  // The pool lets in only confirmed users; our note of it may have failed, and the pool asks only once.
  if (emailVerified === 'true' && user.verificationStatus === 'pending')
    await verifyEmail(userId, poolTime()).catch(warn('sign_in.not_verified'))
  await keepOwnAddress(user, { userPoolId: event.userPoolId, email }).catch(warn('sign_in.address_not_kept'))
  await waitUntilAccepted(user.signedOut)
  return event
}
