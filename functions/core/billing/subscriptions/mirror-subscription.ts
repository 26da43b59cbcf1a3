import { changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { promoWrites } from '#core/billing/promo-codes/promo-writes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { settleVerification } from '#core/platform/verifications/settle-verification.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { membershipFrom } from '#shared/billing/subscriptions/membership-from.ts'
import { decideMirrored, type Ours } from './decide-mirrored.ts'
import { fetchSubscription } from './fetch-subscription.ts'
import { type KnownStanding, readStanding } from './read-standing.ts'
import { effectsOf } from './subscription-effects.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'
import { untilNothingFollows } from './until-nothing-follows.ts'

/** Other writes of the same transaction. */
export type Noted = {
  /**
   * Fields that no provider knows, to be kept in the same write, or how they follow from the subscription as it is
   * then.
   */
  ours?: Ours | ((current: StoredSubscription) => Ours)
  /** Writes to commit together with a difference, and only with it. */
  alongside?: (before: StoredSubscription, after: StoredSubscription) => Promise<Write[]>
}

type Given = Noted & {
  userId: string
  subscriptionId: string
  /** Known from an event or an answer before our row has it. */
  providerId?: string | undefined
}

/**
 * Brings our copy of a subscription in line with its provider, with everything that follows from the difference:
 * membership, mails, notifications. It reads our row before it asks the provider and writes only if the row is still
 * the same. So an older answer never replaces a newer one, and every effect happens once, for any caller, in any order,
 * however often. A subscription that does not hold its member’s place is ended there and here.
 */
export function mirrorSubscription(given: Given, now: string): Promise<StoredSubscription | undefined> {
  return untilUnchanged(async () => {
    const standing = await untilNothingFollows((taken) => readStanding(given, taken, now), now)
    if (!standing) return undefined
    const { row, current } = standing
    const read = await fetchSubscription(row, given.providerId, now)
    if (!read) return row
    const ours = typeof given.ours === 'function' ? given.ours(read) : given.ours
    const after = decideMirrored({ row, read, current, ours }, now)
    if (!after) return row
    await write(standing, after, given, now)
    return after
  })
}

async function write(
  { row, account, user, current }: KnownStanding,
  after: StoredSubscription,
  { alongside }: Noted,
  now: string,
): Promise<void> {
  const promo = await promoWrites(row, after)
  const membership = user && current && membershipFrom(user, after, now)
  await commit(
    subscriptions.put(after, { version: row.version }),
    ...promo,
    ...(current && !isLive(after) ? [changeBillingAccount(account, { liveSubscriptionId: undefined })] : []),
    ...(user ? effectsOf({ user, before: row, after, current }, now) : []),
    ...(membership ? await settleVerification({ ...user, ...membership }, now) : []),
    ...((await alongside?.(row, after)) ?? []),
  )
}
