import type { PlanChangePreview } from '#shared/subscriptions/contract.ts'
import { priceBeforeTax } from '#shared/subscriptions/price-before-tax.ts'
import type { PaymentProviderName, Subscription } from '#shared/subscriptions/subscription.ts'
import { utcDay } from '#shared/time/utc-day.ts'

/** How a change of plan comes about, by whoever bills it. */
export const changeHint: Record<PaymentProviderName, string> = {
  stripe: 'A higher plan begins as soon as it is paid, a lower one at the end of your period.',
  manual: 'A higher plan begins as soon as you have paid it by card, the free one at the end of your period.',
  paypal: 'PayPal asks you to approve another plan, and collects its price from your next billing date on.',
}

type Changed = Pick<Subscription, 'paymentProvider' | 'currentPeriodEndAt' | 'taxation'>

/** What comes after a change to a paid plan: when it begins, what it costs then, and until when. */
export function changeConsequence(
  { paymentProvider, currentPeriodEndAt, taxation }: Changed,
  { planName, priceCents, billingPeriod, effective, effectiveAt }: PlanChangePreview,
): string {
  const day = utcDay(effectiveAt)
  const end = utcDay(currentPeriodEndAt)
  const price = priceBeforeTax({ priceCents, taxation })
  const then = `${price} every ${billingPeriod === 'yearly' ? 'year' : 'month'}`
  if (paymentProvider === 'manual') return `You have ${planName} until ${end}. It does not renew by itself.`
  if (effective === 'period_end') {
    const begins = `${planName} begins on ${day}, at ${then}. Until then nothing changes.`
    return paymentProvider === 'paypal' ? `PayPal asks for your approval. ${begins}` : begins
  }
  return paymentProvider === 'paypal'
    ? `PayPal asks for your approval, and ${planName} begins. PayPal collects ${then}, for the first time on ${end}.`
    : `Then ${then}.`
}
