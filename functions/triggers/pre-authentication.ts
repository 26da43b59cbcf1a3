import type { PreAuthenticationTriggerEvent } from 'aws-lambda'
import { countAttempt } from '#core/accounts/sign-in-statistics.ts'
import { log } from '#core/log/log.ts'
import { poolTime } from '#core/sessions/pool-time.ts'

/** Counts; locking out is the pool’s part, which does it for unknown addresses just the same. */
export async function handler(event: PreAuthenticationTriggerEvent): Promise<PreAuthenticationTriggerEvent> {
  const userId = event.request.userAttributes.sub
  try {
    if (userId && !event.request.userNotFound) await countAttempt(userId, poolTime())
  } catch (error) {
    log.warn('sign_in.attempt_not_counted', { userId, error })
  }
  return event
}
