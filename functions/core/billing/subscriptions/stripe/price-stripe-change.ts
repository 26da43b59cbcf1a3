import type Stripe from 'stripe'
import { americanDates } from '#core/billing/invoices/american-dates.ts'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import { takesEffect } from '#shared/billing/subscriptions/takes-effect.ts'
import { previewInvoice } from './preview-invoice.ts'
import { stripeIdOf } from './stripe-id-of.ts'

/** The price of changing a subscription that the card provider bills, and when it takes effect there. */
export async function priceStripeChange(change: PlanChange, now: string) {
  const { subscription, plan, direction } = change
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(stripeIdOf(subscription)))
  const effective = isExtended(theirs) ? 'period_end' : takesEffect(subscription, plan, direction)
  const prorationDate = Math.max(
    Math.floor(Date.parse(now) / 1000),
    theirs.items.data[0]?.current_period_start ?? 0,
  )
  const cost = effective === 'now' ? await costOf(change, prorationDate) : { amountDueCents: 0, lines: [] }
  return { effective, prorationDate, ...cost }
}

/** The days that a pause has moved are free of charge at the provider: an upgrade in them would cost nothing. */
const isExtended = ({ status }: Stripe.Subscription) => status === 'trialing'

async function costOf({ customer, subscription, plan }: PlanChange, prorationDate: number) {
  const priceId = plan.stripe?.priceId
  if (!priceId) throw new Error(`The plan ${plan.id} has no price at the card provider.`)
  const invoice = await previewInvoice({ customer, subscription, priceId, prorationDate })
  const taxCents = totalTaxOf(invoice)
  const { amount_due: amountDueCents, total, lines } = invoice
  const creditCents = total - amountDueCents
  return {
    amountDueCents,
    ...(taxCents !== 0 && { taxCents }),
    ...(creditCents !== 0 && { creditCents }),
    lines: lines.data.map(({ description, amount }) => ({
      description: americanDates(description ?? ''),
      amountCents: amount,
    })),
  }
}
