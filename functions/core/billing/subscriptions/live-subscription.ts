import { type BillingAccount, billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

const mostReads = 3

/** The one subscription of a member that is not over, with the account that says so. */
export async function liveSubscriptionOf(
  userId: string,
): Promise<{ account: BillingAccount; subscription: StoredSubscription | undefined }> {
  for (let reads = 1; ; reads++) {
    const account = await billingAccountOf(userId)
    const id = account.liveSubscriptionId
    const subscription = id ? await subscriptions.get({ userId, id }, { consistent: true }) : undefined
    if (!subscription || isLive(subscription)) return { account, subscription }
    // It ended between the two reads, and the account names another one by now, or none.
    if (reads === mostReads) return { account, subscription: undefined }
  }
}
