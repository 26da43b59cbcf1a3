import { type BillingAccount, billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { endingName, type Misplaced, misplacedIds } from './decide-what-follows.ts'
import { readMisplaced } from './read-misplaced.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

type Named = { userId: string; subscriptionId: string; providerId?: string | undefined }

export type KnownStanding = {
  row: StoredSubscription
  misplaced: Misplaced[]
  account: BillingAccount
  user: StoredUser | undefined
  /** It holds its member’s one place. */
  current: boolean
}

/**
 * Reads how a subscription stands, our row before anything that is asked of its provider. Undefined where there is
 * nothing to bring in line: no row, or a member who has left.
 */
export async function readStanding(
  { userId, subscriptionId, providerId }: Named,
  taken: ReadonlySet<string>,
  now: string,
): Promise<KnownStanding | undefined> {
  const row = await subscriptions.get({ userId, id: subscriptionId }, { consistent: true })
  if (!row) return undefined
  // After the row: what has changed since then has changed the row, too, and the write is refused.
  const [account, user] = await Promise.all([
    billingAccountOf(userId),
    users.get({ id: userId }, { consistent: true }),
  ])
  if (account.closedAt) return undefined
  // A place is taken once, with the row itself: a subscription without a place now never gets one.
  const current = account.liveSubscriptionId === row.id
  const misplaced: Misplaced[] = []
  for (const id of misplacedIds({ row, current, providerId })) {
    const ended = taken.has(endingName(id))
    misplaced.push(await readMisplaced(row, { id, ended }, now))
  }
  return { row, account, user, current, misplaced }
}
