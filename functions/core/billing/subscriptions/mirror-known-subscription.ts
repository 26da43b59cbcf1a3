import { mirrorSubscription } from './mirror-subscription.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** `mirrorSubscription` for callers that have just read or made the row. */
export async function mirrorKnownSubscription(
  given: Parameters<typeof mirrorSubscription>[0],
  now: string,
): Promise<StoredSubscription> {
  const after = await mirrorSubscription(given, now)
  if (!after) throw new Error(`The subscription ${given.subscriptionId} is gone.`)
  return after
}
