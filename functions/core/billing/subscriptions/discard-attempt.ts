import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { promoWrites } from '#core/billing/promo-codes/promo-writes.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { commit } from '#core/platform/db/commit.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { changeAtPaypal } from './paypal/change-at-paypal.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

/**
 * Gives up a subscription that was never paid, at its provider first, so that nothing that a browser still has can pay
 * it. One that was paid meanwhile, or is being paid, stays.
 */
export async function discardAttempt(
  userId: string,
  attempt: StoredSubscription,
  now: string,
): Promise<StoredSubscription | undefined> {
  if (attempt.paymentProvider === 'paypal') return discardAtPaypal(userId, attempt, now)
  const providerId = attempt.stripe?.subscriptionId
  if (!providerId) return discardUnmade(userId, attempt, now)
  const fresh = await mirrorSubscription({ userId, subscriptionId: attempt.id }, now)
  if (fresh?.status !== 'incomplete') return fresh
  await endUnpaid(providerId)
  return mirrorSubscription({ userId, subscriptionId: attempt.id }, now)
}

/**
 * Voiding its invoice and paying it exclude each other at the provider, whichever comes first; ending the subscription
 * would not ask whether it was paid a moment ago.
 */
async function endUnpaid(providerId: string): Promise<void> {
  const stripe = await stripeClient()
  try {
    const { latest_invoice: invoice } = await providerCall(() =>
      stripe.subscriptions.retrieve(providerId, { expand: ['latest_invoice'] }),
    )
    if (invoice && typeof invoice === 'object' && invoice.id && invoice.status === 'open') {
      const { id } = invoice
      await providerCall(() => stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `${id}-void` }))
    } else if (invoice && typeof invoice === 'object' && invoice.status === 'paid') return
    await providerCall(() => stripe.subscriptions.cancel(providerId))
  } catch (error) {
    if (!(error instanceof NoLongerPossible)) throw error
  }
}

/** The longest an activation may take. */
const activationMs = 5 * 60_000

const isBeingActivated = ({ paypal }: StoredSubscription, now: string) =>
  paypal?.activatingAt !== undefined && Date.parse(now) - Date.parse(paypal.activatingAt) < activationMs

/** PayPal cannot take back an approval; without being activated by us it charges nothing. */
async function discardAtPaypal(userId: string, attempt: StoredSubscription, now: string) {
  if (!attempt.paypal) return discardUnmade(userId, attempt, now)
  const fresh = await mirrorSubscription({ userId, subscriptionId: attempt.id }, now)
  if (fresh?.status !== 'incomplete' || isBeingActivated(fresh, now)) return fresh
  const note = 'Abandoned before it was paid'
  const after = await changeAtPaypal(fresh, { verb: 'cancel', from: ['ACTIVE', 'SUSPENDED'], note }, now)
  return after.status === 'incomplete' ? discardUnmade(userId, after, now) : after
}

/**
 * The provider was not reached yet, or its answer was lost, or, at PayPal, nothing starts without us. A call that is
 * just making it there finds its row changed, and ends what it made.
 */
async function discardUnmade(userId: string, attempt: StoredSubscription, now: string) {
  // An activation may have started since this was asked for, and the write below relies on this row.
  if (isBeingActivated(attempt, now)) return attempt
  const account = await billingAccountOf(userId)
  const discarded: StoredSubscription = {
    ...attempt,
    status: 'cancelled',
    cancelledAt: now,
    givenUpAt: now,
    updatedAt: now,
    version: attempt.version + 1,
  }
  await commit(
    subscriptions.put(discarded, { version: attempt.version }),
    ...(await promoWrites(attempt, discarded)),
    ...(account.liveSubscriptionId === attempt.id
      ? [changeBillingAccount(account, { liveSubscriptionId: undefined })]
      : []),
  )
  return discarded
}
