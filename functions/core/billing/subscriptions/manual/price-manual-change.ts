import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { taxPlaceOf } from '#core/billing/billing/tax-place.ts'
import { refuseUnknownPlace, unknownPlace } from '#core/billing/billing/unknown-place.ts'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { requireActive } from '#core/billing/payment-settings/require-active.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import type { StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { manualProration } from '#shared/billing/subscriptions/proration.ts'
import { upgradeItem } from './upgrade-item.ts'

/** The smallest amount that cards can be charged. */
const leastChargeCents = 50

type Cost = Pick<StoredPreview, 'amountDueCents' | 'taxCents' | 'creditCents' | 'chargeCents' | 'lines'>

/**
 * Returns the cost of an upgrade that no provider calculates: the difference of the day rates for the
 * remaining days. Taxes and credit come from the card provider’s preview of the invoice it would write.
 */
export async function priceManualChange(
  user: StoredUser,
  { subscription, plan }: PlanChange,
  days: number,
  now: string,
): Promise<Cost> {
  const chargeCents = manualProration(subscription, plan, days)
  const description = `${plan.name} instead of ${subscription.planName}, ${days === 1 ? '1 day' : `${days} days`}`
  const line = { description, amountCents: chargeCents }
  if (chargeCents === 0) return { amountDueCents: 0, lines: [line] }
  if (chargeCents < leastChargeCents) {
    const waived = { description: 'Waived: too little for a card payment', amountCents: -chargeCents }
    return { amountDueCents: 0, lines: [line, waived] }
  }
  await requireActive('stripe')
  const taxed = (await taxPlaceOf(await billingAccountOf(user.id))) !== undefined
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const item = upgradeItem({ subscription, plan, chargeCents, description, taxed }, now)
  const invoice = await refuseUnknownPlace(
    providerCall(() =>
      stripe.invoices.createPreview({ customer, automatic_tax: { enabled: taxed }, invoice_items: [item] }),
    ),
  )
  if (invoice.automatic_tax.status === 'requires_location_inputs') throw unknownPlace()
  const taxCents = totalTaxOf(invoice)
  const creditCents = invoice.total - invoice.amount_due
  return {
    chargeCents,
    amountDueCents: invoice.amount_due,
    ...(taxCents !== 0 && { taxCents }),
    ...(creditCents !== 0 && { creditCents }),
    lines: [line],
  }
}
