import { dollars } from '#shared/money/dollars.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { billingDay } from '#web/features/billing/components/billing-day.ts'
import type { Fact } from '#web/ui/facts.tsx'

const dayMs = 86_400_000

const paidWith: Record<Subscription['paymentProvider'], string> = {
  stripe: 'Card',
  paypal: 'PayPal',
  manual: 'By agreement',
}

/** When money moves next, or nothing does any more. */
function nextDate(subscription: Subscription): Fact | undefined {
  const { status, paymentProvider, cancelAtPeriodEnd, currentPeriodEndAt: at } = subscription
  if (status !== 'active' && status !== 'past_due') return undefined
  const ends = cancelAtPeriodEnd || paymentProvider === 'manual'
  return [ends ? 'Subscription ending' : 'Next billing date', billingDay(at)]
}

function pause({ status, pausedAt, resumeAt, originalPeriodEndAt }: Subscription): Fact[] {
  if (status !== 'paused') return []
  const kept =
    pausedAt && originalPeriodEndAt
      ? Math.max(0, Math.ceil((Date.parse(originalPeriodEndAt) - Date.parse(pausedAt)) / dayMs))
      : undefined
  return [
    ...(pausedAt ? [['Paused since', billingDay(pausedAt)] as const] : []),
    ['Resumes', resumeAt ? billingDay(resumeAt) : 'When you resume it'],
    ...(kept === undefined
      ? []
      : [['Kept for you', kept === 1 ? '1 paid day' : `${kept} paid days`] as const]),
  ]
}

function discount({ discountPercentage, discountCents }: Subscription): Fact[] {
  if (discountPercentage) return [['Promo discount', `${discountPercentage}% off`]]
  return discountCents ? [['Promo discount', `${dollars(discountCents)} off`]] : []
}

/** What a member wants to know of their subscription, in the order of asking. */
export function subscriptionFacts(subscription: Subscription): Fact[] {
  const { customPriceCents, paymentProvider } = subscription
  const next = nextDate(subscription)
  return [
    ...(next ? [next] : []),
    ...pause(subscription),
    ...(customPriceCents === undefined ? [] : [['Custom price', dollars(customPriceCents)] as const]),
    ...discount(subscription),
    ['Paid with', paidWith[paymentProvider]],
  ]
}
