import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { paidUntil } from '#core/billing/subscriptions/paid-until.ts'
import { paypalCycle } from '#core/billing/subscriptions/paypal/paypal-cycle.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { paymentRefused } from '#core/billing/transactions/payment-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { sameItem } from './same-item.ts'

/**
 * A renewal that PayPal could not collect, as one row for its period however often it is tried. PayPal has no object
 * for it; a later collection is its own payment.
 */
export async function mirrorPaypalFailure(subscription: StoredSubscription, now: string): Promise<void> {
  const { userId, paypal: ids, planName } = subscription
  if (!ids) return
  const theirs = await fetchPaypalSubscription(ids.subscriptionId)
  const { last_payment: paid, last_failed_payment: failed } = theirs.billing_info ?? {}
  if (!paid || !failed || Date.parse(failed.time) <= Date.parse(paid.time)) return
  const { anchorAt, every } = paypalCycle(subscription, theirs)
  const dueAt = paidUntil(anchorAt, paid.time, every)
  const id = deriveId('txn', dueAt, `${ids.subscriptionId} ${dueAt}`)
  await untilUnchanged(async () => {
    const account = await billingAccountOf(userId)
    const [before, user] = await Promise.all([
      transactions.get({ userId, id }, { consistent: true }),
      users.get({ id: userId }, { consistent: true }),
    ])
    if (!user || account.closedAt) return
    const after: StoredTransaction = {
      id,
      userId,
      type: 'payment',
      status: 'failed',
      amountCents: paypalCents(failed.amount.value),
      refundedCents: 0,
      currency: 'USD',
      description: `${planName} membership`,
      paymentProvider: 'paypal',
      planName,
      failure:
        'PayPal could not collect it and will try again automatically. Check the payment method in your PayPal account.',
      failedAt: new Date(failed.time).toISOString(),
      createdAt: dueAt,
      version: (before?.version ?? 0) + 1,
    }
    if (sameItem(before, after)) return
    await commit(
      transactions.put(after, before ? { version: before.version } : { absent: true }),
      ...(before ? [] : [changeBillingAccount(account, {}), ...paymentRefused(user, after, now)]),
    )
  })
}
