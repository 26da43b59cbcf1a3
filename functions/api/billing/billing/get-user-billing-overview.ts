import { invoices } from '#core/billing/invoices/invoices.ts'
import { paymentMethods } from '#core/billing/payment-methods/payment-methods.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { paidAtShowsCents } from '#core/billing/transactions/paid-at-shows.ts'
import { failedPaymentsOf, transactions } from '#core/billing/transactions/transactions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { type BillingOverview, getUserBillingOverview as contract } from '#shared/billing/billing/contract.ts'
import { retryPrompts, showsFailure, windowStart } from '#shared/billing/transactions/retry-window.ts'

const shown = 5
/** The number of latest payments searched for the ones to show. */
const failuresRead = 25

/**
 * Eight reads by key or of a few rows, whatever the member’s history, and no call of a provider: account and
 * subscription, cash at shows, payment settings and methods, five transactions, the latest failed payments, five
 * invoices.
 */
export async function getUserBillingOverview({
  actor: { userId },
  now,
}: ApiRequest<typeof contract>): Promise<BillingOverview> {
  const pk = `USER#${userId}`
  const [standing, atShowsCents, { automaticTax }, methods, latest, failed, billed] = await Promise.all([
    liveSubscriptionOf(userId),
    paidAtShowsCents(userId),
    readPaymentSettings(),
    paymentMethods.get({ userId }),
    transactions.list({ pk, prefix: 'TRANSACTION#', limit: shown, newestFirst: true }),
    transactions.list({
      index: 'gsi1',
      pk: failedPaymentsOf(userId),
      between: [windowStart(now), '~'],
      limit: failuresRead,
      newestFirst: true,
    }),
    invoices.list({ pk, prefix: 'INVOICE#', limit: shown, newestFirst: true }),
  ])
  const { account, subscription } = standing
  const begun = subscription?.status === 'incomplete' ? undefined : subscription
  return {
    ...(begun && { subscription: begun }),
    transactions: latest.items,
    failedPayments: failed.items
      .filter((payment) => showsFailure(payment, begun !== undefined, now))
      .slice(0, retryPrompts)
      // Money owed for a membership that is over no longer buys anything.
      .map(({ retryable, ...payment }) => ({ ...payment, ...(begun && retryable && { retryable }) })),
    paymentMethods: methods?.items ?? [],
    invoices: billed.items,
    totalSpentCents: account.totalSpentCents + atShowsCents,
    creditCents: account.creditCents,
    billingAddress: account.billingAddress,
    automaticTax,
  }
}

export const handler = endpoint(contract, getUserBillingOverview)
