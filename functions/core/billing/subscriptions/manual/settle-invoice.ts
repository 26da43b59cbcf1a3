import type Stripe from 'stripe'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { untilNothingFollows } from '#core/billing/subscriptions/until-nothing-follows.ts'

type Settled = NonNullable<Awaited<ReturnType<typeof mirrorInvoice>>> & {
  subscription: StoredSubscription | undefined
}

/**
 * Brings an invoice and its subscription in line with the card provider: the payment decides the state. A payment for
 * an upgrade that no longer counts is given back.
 */
export async function settleInvoice(
  invoiceId: string,
  now: string,
  told?: Stripe.Invoice,
): Promise<Settled | undefined> {
  let settled: Settled | undefined
  await untilNothingFollows(async () => {
    const mirrored = await mirrorInvoice(invoiceId, now, told)
    if (!mirrored) return undefined
    const { userId, subscriptionId, upgradeId } = mirrored
    const named = { userId, subscriptionId, ...(upgradeId && { providerId: invoiceId }) }
    settled ??= { ...mirrored, subscription: await mirrorSubscription(named, now) }
    const upgrade = upgradeId && { ...mirrored, upgradeId }
    return { row: settled.subscription, misplaced: [], ...(upgrade && { upgrade }) }
  }, now)
  return settled
}
