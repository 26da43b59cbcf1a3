import { dollars } from '#shared/money/dollars.ts'
import { isRunning } from '#shared/subscriptions/is-running.ts'
import { daysRemaining } from '#shared/subscriptions/proration.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { billingDay } from '#web/features/billing/components/billing-day.ts'
import type { Fact } from '#web/ui/facts.tsx'

const paidWith: Record<Subscription['paymentProvider'], string> = {
  stripe: 'Card',
  paypal: 'PayPal',
  manual: 'By agreement',
}

/** When money moves next, or nothing does any more. */
function nextDate(subscription: Subscription): Fact {
  const { paymentProvider, cancelAtPeriodEnd, currentPeriodEndAt: at } = subscription
  if (!isRunning(subscription)) return undefined
  const ends = cancelAtPeriodEnd || paymentProvider === 'manual'
  return [ends ? 'Subscription ending' : 'Next billing date', billingDay(at)]
}

function pause(subscription: Subscription): Fact[] {
  const { status, pausedAt, resumeAt, originalPeriodEndAt, paymentProvider } = subscription
  if (status !== 'paused') return []
  // PayPal bills by its own calendar, whatever rested in between.
  const keepsDays = paymentProvider !== 'paypal'
  return [
    pausedAt && ['Paused since', billingDay(pausedAt)],
    ['Resumes', resumeAt ? billingDay(resumeAt) : 'When you resume it'],
    keepsDays && pausedAt && originalPeriodEndAt && ['Kept for you', paidDays(pausedAt, originalPeriodEndAt)],
  ]
}

function paidDays(from: string, to: string): string {
  const days = daysRemaining(to, from)
  return days === 1 ? '1 paid day' : `${days} paid days`
}

function discount({ discountPercentage, discountCents }: Subscription): Fact {
  const off = discountPercentage ? `${discountPercentage}%` : discountCents && dollars(discountCents)
  return off && ['Promo discount', `${off} off`]
}

function customPrice({ customPriceCents, priceCents }: Subscription) {
  const differs = customPriceCents !== undefined && customPriceCents !== priceCents
  return differs ? `Agreed, instead of ${dollars(priceCents)}` : 'Agreed'
}

/** What a member wants to know of their subscription, in the order of asking. */
export function subscriptionFacts(subscription: Subscription): Fact[] {
  const { customPriceCents, paymentProvider } = subscription
  return [
    nextDate(subscription),
    ...pause(subscription),
    customPriceCents !== undefined && ['Custom price', customPrice(subscription)],
    discount(subscription),
    ['Paid with', paidWith[paymentProvider]],
  ]
}
