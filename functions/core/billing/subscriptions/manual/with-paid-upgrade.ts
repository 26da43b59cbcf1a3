import type Stripe from 'stripe'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'

/**
 * A subscription that no provider bills, by what the card provider says about the upgrade that was asked for: paid it
 * counts, and taken back, or never billed in its time, it is forgotten. `invoiceId` is known from an event before our
 * row has it.
 */
export async function withPaidUpgrade(
  ours: StoredSubscription,
  invoiceId: string | undefined,
  now: string,
): Promise<StoredSubscription> {
  const { pendingPlan: pending, ...rest } = ours
  if (!pending) return ours
  // A payment without a use left is given back, see `refundUnusedUpgrade`.
  const isOver = ours.status !== 'paused' && now >= ours.currentPeriodEndAt
  if (ours.status === 'cancelled' || isOver) return rest
  const id = pending.invoiceId ?? invoiceId
  if (!id) return pending.expiresAt && pending.expiresAt <= now ? rest : ours
  const invoice = await fetchInvoice(id)
  // An invoice for another upgrade says nothing about this one.
  if (invoice && invoice.metadata?.upgrade_id !== pending.previewId) return ours
  if (!invoice || invoice.status === 'void' || invoice.status === 'uncollectible') return rest
  if (invoice.status !== 'paid') return ours
  const { planId, planName, planType, billingPeriod, priceCents, previewId } = pending
  const { customPriceCents: _, ...others } = rest
  return {
    ...others,
    ...{ planId, planName, planType, billingPeriod, priceCents },
    paidUpgrades: [...(ours.paidUpgrades ?? []), previewId],
  }
}

/** Undefined where it is gone: a draft can be deleted. */
async function fetchInvoice(id: string): Promise<Stripe.Invoice | undefined> {
  const stripe = await stripeClient()
  try {
    return await providerCall(() => stripe.invoices.retrieve(id))
  } catch (error) {
    if (stripeCode(error) !== 'resource_missing') throw error
    return undefined
  }
}
