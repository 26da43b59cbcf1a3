import type Stripe from 'stripe'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'

/**
 * Takes away what forbids another change: a downgrade that waits for the end of the period, and an upgrade that waits
 * for its payment, whose invoice can then no longer be paid.
 */
export async function clearTheWay(stripe: Stripe, theirs: Stripe.Subscription): Promise<void> {
  const schedule = idOf(theirs.schedule)
  if (schedule)
    await providerCall(() =>
      stripe.subscriptionSchedules.release(schedule, {}, { idempotencyKey: `${schedule}-release` }),
    ).catch((error: unknown) => {
      // Someone else was faster.
      if (!(error instanceof NoLongerPossible)) throw error
    })
  await dropPendingUpdate(stripe, theirs)
}

/** Voiding the invoice of an upgrade takes the upgrade back. */
export async function dropPendingUpdate(stripe: Stripe, theirs: Stripe.Subscription): Promise<void> {
  const invoice = idOf(theirs.latest_invoice)
  if (theirs.pending_update && invoice)
    await providerCall(() => stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `${invoice}-void` }))
}
