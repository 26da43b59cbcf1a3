import type Stripe from 'stripe'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'

type Upgrade = {
  subscription: Pick<StoredSubscription, 'currentPeriodEndAt'>
  plan: StoredPlan
  chargeCents: number
  description: string
  taxed: boolean
}

const seconds = (at: string) => Math.floor(Date.parse(at) / 1000)

/**
 * Returns the line for an upgrade on an invoice of the card provider: one amount until the end of the agreed
 * period.
 */
export const upgradeItem = ({ subscription, plan, chargeCents, description, taxed }: Upgrade, from: string) =>
  ({
    amount: chargeCents,
    currency: 'usd',
    description,
    period: { start: seconds(from), end: seconds(subscription.currentPeriodEndAt) },
    ...(taxed && { tax_behavior: 'exclusive', tax_code: plan.stripe?.taxCode }),
  }) satisfies Omit<Stripe.InvoiceItemCreateParams, 'customer'>
