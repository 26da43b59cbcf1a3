import { type BillingAccount, billingAccountOf } from '#core/billing/billing-accounts.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

/** The one subscription of a member that is not over, with the account that says so. */
export async function liveSubscriptionOf(
  userId: string,
): Promise<{ account: BillingAccount; subscription: StoredSubscription | undefined }> {
  const account = await billingAccountOf(userId)
  const id = account.liveSubscriptionId
  const subscription = id ? await subscriptions.get({ userId, id }, { consistent: true }) : undefined
  return { account, subscription }
}
