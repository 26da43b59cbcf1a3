import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { brandName } from '#shared/billing/payment-methods/brand-name.ts'
import { discountCents } from '#shared/billing/promo-codes/discount.ts'
import { daysKeptUntil, keepsPaidDays } from '#shared/billing/subscriptions/keeps-paid-days.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { windowEnd } from '#shared/billing/transactions/retry-window.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

type Billing = Pick<BillingOverview, 'subscription' | 'failedPayments' | 'paymentMethods' | 'creditCents'>

export type NextPayment = {
  /** The parts of one line; the first one leads: `Next: $9.99 + tax on Dec 25`, `Visa 3184`. */
  words: readonly string[]
  /** A card must be added before the money can move. */
  needsCard?: true
}

/** Says in one line what happens next to a member's money. It says only what the server knows. */
export function nextPayment(billing: Billing, now: string): NextPayment {
  const { subscription } = billing
  switch (subscription?.status) {
    case undefined:
      return { words: ['Free plan'] }
    case 'cancelled':
      return { words: ['Nothing to pay', `your ${subscription.planName} membership has ended`] }
    case 'incomplete':
      return { words: [`${subscription.planName} is not paid yet`, 'nothing was charged'] }
    case 'past_due':
    case 'unpaid':
      return { words: failed(subscription, billing, now) }
    case 'paused':
      return { words: paused(subscription, billing, now) }
    case 'active':
      return upcoming(subscription, billing, now)
  }
}

function upcoming(subscription: Subscription, billing: Billing, now: string): NextPayment {
  const { paymentProvider, cancelAtPeriodEnd, currentPeriodEndAt, scheduledPlan } = subscription
  const end = shortDay(currentPeriodEndAt, now)
  if (cancelAtPeriodEnd) return { words: [`Ends ${end}`, 'nothing more to pay'] }
  if (paymentProvider === 'manual') return { words: [`Ends ${end}`, 'does not renew automatically'] }
  if (scheduledPlan?.priceCents === 0)
    return { words: [`Ends ${end}`, `then ${scheduledPlan.planName}, free of charge`] }
  const { amount, less, isCovered } = amountOf(subscription, billing.creditCents)
  const next = `Next: ${amount} on ${shortDay(scheduledPlan?.at ?? currentPeriodEndAt, now)}`
  const forPlan = scheduledPlan && `for ${scheduledPlan.planName}`
  const source = paymentProvider === 'paypal' ? 'PayPal' : cardOf(billing)
  return {
    words: defined(next, forPlan, isCovered ? undefined : (source ?? 'no card on file'), less),
    ...(!source && !isCovered && { needsCard: true as const }),
  }
}

/** The next amount: tax and credit are worked out by the provider, so they are named and not counted in. */
function amountOf(subscription: Subscription, creditCents: number) {
  const { scheduledPlan, priceCents, customPriceCents, taxation, paymentProvider, discountAhead } =
    subscription
  const price = scheduledPlan?.priceCents ?? customPriceCents ?? priceCents
  const off = discountAhead ? discountOf(subscription, price) : 0
  const due = price - off
  const credit = paymentProvider === 'stripe' ? creditCents : 0
  const isCovered = due === 0 || (taxation !== 'added' && credit >= due)
  const tax = taxation === 'added' && due > 0 ? ' + tax' : ''
  const lessCredit = isCovered ? 'paid from your credit' : `less ${dollars(credit)} credit`
  return {
    amount: `${dollars(due)}${tax}`,
    isCovered,
    less: credit > 0 && due > 0 ? lessCredit : off > 0 ? `${dollars(off)} off` : undefined,
  }
}

function discountOf({ discountPercentage, discountCents: fixed }: Subscription, price: number): number {
  if (discountPercentage) return discountCents({ type: 'percentage', value: discountPercentage }, price)
  return fixed ? discountCents({ type: 'fixed_amount', value: fixed }, price) : 0
}

function cardOf({ paymentMethods }: Billing): string | undefined {
  const card = paymentMethods.find(({ type, isDefault }) => type === 'card' && isDefault)
  return card && [brandName(card.brand), card.last4].filter(Boolean).join(' ')
}

function failed(subscription: Subscription, { failedPayments }: Billing, now: string): string[] {
  const { status, paymentProvider, planName } = subscription
  const last = failedPayments.find(({ retryable }) => retryable)
  const when = last
    ? `Failed on ${shortDay(last.failedAt ?? last.createdAt, now)}`
    : 'The last payment failed'
  if (paymentProvider === 'paypal')
    return [when, status === 'past_due' ? 'PayPal is trying again' : 'PayPal has stopped trying']
  if (!last) return [when, `pay it to keep ${planName}`]
  const by = shortDay(windowEnd(last), now)
  return [when, status === 'past_due' ? `retry by ${by}` : `retry by ${by} to get ${planName} back`]
}

function paused(subscription: Subscription, { creditCents }: Billing, now: string): string[] {
  const { resumeAt, paymentProvider } = subscription
  const resumes = resumeAt ? `resumes on ${shortDay(resumeAt, now)}` : undefined
  if (paymentProvider === 'paypal') return ['Paused', resumes ?? 'resume when you like']
  const keepsDays = keepsPaidDays(subscription, resumeAt ?? now)
  const { amount, less } = amountOf(subscription, creditCents)
  if (resumes)
    return keepsDays
      ? ['Paused', resumes, 'nothing to pay then']
      : defined('Paused', `${resumes} for ${amount}`, less)
  if (!keepsDays) return defined('Paused', `resume for ${amount}`, less)
  return paymentProvider === 'manual'
    ? ['Paused', 'your paid days are kept until you resume']
    : ['Paused', `resume by ${shortDay(daysKeptUntil(subscription), now)} at no charge`]
}

const defined = (...words: (string | undefined)[]): string[] => words.filter((word) => word !== undefined)

/** `Dec 25`, with the year where it is another one. */
function shortDay(at: string, now: string): string {
  const [day = '', year] = utcDay(at).split(', ')
  return now.startsWith(year ?? '') ? day : `${day}, ${year}`
}
