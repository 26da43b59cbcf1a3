import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { countSignIn } from '#core/accounts/sign-in-statistics.ts'
import { log } from '#core/log/log.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import { users } from '#core/users/users.ts'
import { msUntilAccepted } from '#shared/sessions/signed-out.ts'

/** A sign-in that could not be counted is a sign-in all the same. */
export async function handler(
  event: PostAuthenticationTriggerEvent,
): Promise<PostAuthenticationTriggerEvent> {
  const userId = event.request.userAttributes.sub
  if (!userId) return event
  try {
    await countSignIn(userId, poolTime())
    const user = await users.get({ id: userId }, { consistent: true })
    const wait = msUntilAccepted(user?.signedOut, poolTime())
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  } catch (error) {
    log.warn('sign_in.not_counted', { userId, error })
  }
  return event
}
