import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import { daysKeptUntil, keepsPaidDays } from '#shared/billing/subscriptions/keeps-paid-days.ts'
import { priceBeforeTax } from '#shared/billing/subscriptions/price-before-tax.ts'
import { daysRemaining } from '#shared/billing/subscriptions/proration.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Fact } from '#web/ui/facts.tsx'

const paidWith: Record<Subscription['paymentProvider'], string> = {
  stripe: 'Card',
  paypal: 'PayPal',
  manual: 'Arranged with our team',
}

/** The date when money moves next, or when nothing will. */
function nextDate(subscription: Subscription): Fact {
  const { paymentProvider, cancelAtPeriodEnd, currentPeriodEndAt: at } = subscription
  if (!isRunning(subscription)) return undefined
  const ends = cancelAtPeriodEnd || paymentProvider === 'manual'
  return [ends ? 'Subscription ending' : 'Next billing date', utcDay(at)]
}

function pause(subscription: Subscription, now: string): Fact[] {
  const { status, pausedAt, resumeAt, paymentProvider } = subscription
  if (status !== 'paused') return []
  return [
    pausedAt && ['Paused since', utcDay(pausedAt)],
    ['Resumes', resumeAt ? utcDay(resumeAt) : 'When you resume it'],
    pausedAt && keepsPaidDays(subscription, now) && ['Kept for you', paidDays(subscription, pausedAt)],
    // PayPal bills by its own calendar, whatever rested in between.
    paymentProvider !== 'paypal' &&
      !keepsPaidDays(subscription, now) && [
        'When you resume',
        `A new period, for ${priceBeforeTax(subscription)}`,
      ],
  ]
}

function paidDays(subscription: Subscription, pausedAt: string): string {
  const until = daysKeptUntil(subscription)
  const days = daysRemaining(until, pausedAt)
  const kept = days === 1 ? '1 paid day' : `${days} paid days`
  // No provider bills an arrangement, so the days wait for as long as the pause lasts.
  return subscription.paymentProvider === 'manual' ? kept : `${kept}, until ${utcDay(until)}`
}

function discount({ discountPercentage, discountCents, discountAhead }: Subscription): Fact {
  if (!discountAhead) return undefined
  const off = discountPercentage ? `${discountPercentage}%` : discountCents && dollars(discountCents)
  return off && ['Promo discount', `${off} off`]
}

function customPrice({ customPriceCents, priceCents }: Subscription) {
  const differs = customPriceCents !== undefined && customPriceCents !== priceCents
  return differs ? `Agreed, instead of ${dollars(priceCents)}` : 'Agreed'
}

/** The facts about their subscription that members want to know, in the order of asking. */
export function subscriptionFacts(subscription: Subscription, now: string): Fact[] {
  const { customPriceCents, paymentProvider } = subscription
  return [
    nextDate(subscription),
    ...pause(subscription, now),
    customPriceCents !== undefined && ['Custom price', customPrice(subscription)],
    discount(subscription),
    ['Paid with', paidWith[paymentProvider]],
  ]
}
