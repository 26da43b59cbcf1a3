import { settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { notedPurchase, purchaseSettled } from '#web/lib/analytics/purchases.ts'
import { call } from '#web/lib/call.ts'

/**
 * Has the server ask the provider for the state of the member's subscription, and of a payment that was just
 * made.
 */
export async function settle(transactionId?: Transaction['id']) {
  const answer = await call(settleSubscription, { body: transactionId ? { transactionId } : {} })
  void purchaseSettled(answer)
  return answer
}

/** Has the server check a payment that was attempted here and is still to be counted, if there is one. */
export function settleNoted(): void {
  const noted = notedPurchase()
  if (noted) void settle('transactionId' in noted ? noted.transactionId : undefined).catch(() => undefined)
}
