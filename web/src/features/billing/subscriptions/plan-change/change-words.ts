import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import { priceBeforeTax } from '#shared/billing/subscriptions/price-before-tax.ts'
import type { PaymentProviderName, Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

/** Explains how a change of plan happens with each provider. */
export const changeHint: Record<PaymentProviderName, string> = {
  stripe: 'A higher plan starts as soon as you pay. A lower one starts at the end of your billing period.',
  manual:
    'A higher plan starts as soon as you pay by card. The free plan starts at the end of your billing period.',
  paypal: 'PayPal asks you to approve the new plan and charges its price starting on your next billing date.',
}

type Changed = Pick<Subscription, 'paymentProvider' | 'currentPeriodEndAt' | 'taxation'>

/** Explains what follows a change to a paid plan: when it begins, what it costs then, and until when. */
export function changeConsequence(
  { paymentProvider, currentPeriodEndAt, taxation }: Changed,
  { planName, priceCents, billingPeriod, effective, effectiveAt }: PlanChangePreview,
): string {
  const day = utcDay(effectiveAt)
  const end = utcDay(currentPeriodEndAt)
  const price = priceBeforeTax({ priceCents, taxation })
  const then = `${price} every ${billingPeriod === 'yearly' ? 'year' : 'month'}`
  if (paymentProvider === 'manual')
    return `You have ${planName} until ${end}. It does not renew automatically.`
  if (effective === 'period_end') {
    const begins = `${planName} starts on ${day}, at ${then}. Nothing changes until then.`
    return paymentProvider === 'paypal' ? `PayPal asks for your approval. ${begins}` : begins
  }
  return paymentProvider === 'paypal'
    ? `PayPal asks for your approval, and then ${planName} starts. PayPal charges ${then}, starting on ${end}.`
    : `Then ${then}.`
}
