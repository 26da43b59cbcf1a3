import type Stripe from 'stripe'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { billedWrites } from './billed-writes.ts'
import { decideBilled } from './decide-billed.ts'
import { readBilled } from './read-billed.ts'
import { nameStripeInvoice, ownerOf, type SubscriptionOwner } from './stripe-invoice.ts'

type Mirrored = Omit<SubscriptionOwner, 'kind' | 'planName'> & {
  invoice: Invoice
  payment: StoredTransaction | undefined
}

/**
 * Brings our copy of an invoice, its one payment and its refunds in line with the card provider, with the member’s
 * total, receipts and warnings in the same write. Safe to call at any time, like `mirrorSubscription`. Undefined for an
 * invoice that bills no subscription of ours, see `mirrorAnyInvoice`. An event says whose it is: asking for that would be one more call.
 */
export async function mirrorInvoice(
  providerInvoiceId: string,
  now: string,
  told?: Stripe.Invoice,
): Promise<Mirrored | undefined> {
  const named = told && ownerOf(told) ? told : await nameStripeInvoice(providerInvoiceId)
  const owner = ownerOf(named)
  if (owner?.kind !== 'subscription') return undefined
  const { userId, subscriptionId, upgradeId } = owner
  return untilUnchanged(async () => {
    const billed = await readBilled(named, owner)
    if (!billed) return undefined
    const decided = decideBilled(billed)
    const endsPause = billed.subscription?.status === 'paused'
    const writes = billedWrites({ ...billed, endsPause }, decided, now)
    if (writes.length > 0) await commit(...writes)
    return { userId, subscriptionId, upgradeId, invoice: decided.invoice, payment: decided.payment }
  })
}
