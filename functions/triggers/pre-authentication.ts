import type { PreAuthenticationTriggerEvent } from 'aws-lambda'
import { accountOf } from '#core/accounts/accounts/logins.ts'
import { countAttempt } from '#core/accounts/accounts/sign-in-statistics.ts'
import { log } from '#core/platform/log/log.ts'
import { isServerLogin } from '#core/platform/security/server-logins.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'

/** Counts; locking out is the pool’s part, which does it for unknown addresses just the same. */
export async function handler(event: PreAuthenticationTriggerEvent): Promise<PreAuthenticationTriggerEvent> {
  const { callerContext, request } = event
  const { sub } = request.userAttributes
  if (!sub || request.userNotFound) return event
  try {
    // A proof of the password is no login.
    if (await isServerLogin(callerContext.clientId, sub, poolTime())) return event
    await countAttempt(await accountOf(sub), poolTime())
  } catch (error) {
    log.warn('sign_in.attempt_not_counted', { poolUserId: sub, error })
  }
  return event
}
