import type { TemplateId } from '#core/platform/mails/templates.ts'
import { daysKeptUntil, keepsPaidDays } from '#shared/billing/subscriptions/keeps-paid-days.ts'
import { priceOf } from '#shared/billing/subscriptions/price-of.ts'
import type { SubscriptionChange } from '#shared/billing/subscriptions/subscription-changes.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { StoredSubscription } from './subscriptions.ts'

type SubscriptionMail = Extract<TemplateId, `plan-change${string}` | `subscription-${string}`>

type Told = {
  title: string
  message: string
  mail?: SubscriptionMail
  type?: 'success' | 'warning' | 'info'
}

const messages: Record<SubscriptionChange, (subscription: StoredSubscription) => Told> = {
  activated: ({ planName }) => ({
    title: `Your membership is now ${planName}`,
    message: 'Your membership is paid and active.',
    type: 'success',
  }),
  plan_changed: (subscription) => ({
    title: `Your plan is now ${subscription.planName} (${subscription.billingPeriod})`,
    message: newPlanWords(subscription),
    mail: subscription.paymentProvider === 'manual' ? 'plan-changed-until' : 'plan-changed',
    type: 'success',
  }),
  downgrade_scheduled: ({ scheduledPlan, currentPeriodEndAt }) => ({
    title: `Your plan changes to ${scheduledPlan?.planName ?? 'another'}`,
    message: `Nothing changes until ${utcDay(currentPeriodEndAt)}.`,
    mail: 'plan-change-scheduled',
  }),
  downgrade_dropped: ({ planName }) => ({
    title: `Your membership stays ${planName}`,
    message: 'Your plan no longer changes at the end of the period.',
  }),
  cancellation_scheduled: ({ planName, currentPeriodEndAt, paymentProvider }) => ({
    title: 'Your subscription will end',
    message: `You keep ${planName} until ${utcDay(currentPeriodEndAt)}.`,
    mail: paymentProvider === 'paypal' ? 'subscription-ending-at-paypal' : 'subscription-ending',
    type: 'warning',
  }),
  cancellation_dropped: ({ planName }) => ({
    title: `Your membership stays ${planName}`,
    message: 'Your subscription continues as before.',
    type: 'success',
  }),
  ended: ({ planName }) => ({
    title: 'Your subscription has ended',
    message: `${planName} has ended. You continue as a Competitor, free of charge.`,
    mail: 'subscription-ended',
    type: 'warning',
  }),
  paused: (subscription) => ({
    title: 'Your subscription is paused',
    message: resumesBriefly(subscription),
    mail: pauseMail(subscription),
  }),
  resumed: ({ currentPeriodEndAt }) => ({
    title: 'Your subscription has resumed',
    message: `The current period ends on ${utcDay(currentPeriodEndAt)}.`,
    mail: 'subscription-resumed',
    type: 'success',
  }),
  place_unknown: ({ planName }) => ({
    title: 'We need your billing address',
    message: `The tax on ${planName} depends on where you live, and we no longer have your address. Add it under Billing.`,
    type: 'warning',
  }),
  lapsed: ({ planName, paymentProvider }) =>
    paymentProvider === 'paypal'
      ? {
          title: 'Your membership is paused',
          message: `PayPal could not collect the payment for ${planName}. To continue, cancel it and choose a plan again.`,
          mail: 'subscription-unpaid-at-paypal',
          type: 'warning',
        }
      : {
          title: 'Your membership is paused until you pay',
          message: `We could not collect the payment for ${planName}. Pay the open invoice to continue.`,
          mail: 'subscription-unpaid',
          type: 'warning',
        },
}

/** The news about a change for its member; PayPal keeps no days, takes nothing back and is not paid here. */
export const subscriptionNews = (change: SubscriptionChange, subscription: StoredSubscription): Told =>
  messages[change](subscription)

function newPlanWords(subscription: StoredSubscription): string {
  const { paymentProvider, paidPlanName, currentPeriodEndAt } = subscription
  const day = utcDay(currentPeriodEndAt)
  if (paymentProvider === 'manual') return `You have it until ${day}.`
  return paidPlanName
    ? `PayPal charges ${priceOf(subscription)} starting ${day}.`
    : `It now costs ${priceOf(subscription)}.`
}

const whenResumed = ({ resumeAt }: StoredSubscription) =>
  resumeAt ? `It resumes automatically on ${utcDay(resumeAt)}` : 'It stays paused until you resume it'

function resumesBriefly(subscription: StoredSubscription): string {
  const { resumeAt, paymentProvider } = subscription
  const when = whenResumed(subscription)
  if (paymentProvider === 'paypal') return `${when}.`
  if (paymentProvider === 'manual') return `${when}. You keep your remaining days.`
  if (!resumeAt) return `Resume it before ${utcDay(daysKeptUntil(subscription))} to keep your remaining days.`
  const keepsDays = keepsPaidDays(subscription, resumeAt)
  return `${when}, with ${keepsDays ? 'your remaining days' : `a new period for ${priceOf(subscription)}`}.`
}

/** Says when a pause ends, and what that costs: resumed too late, the days that were left are gone. */
export function resumesWhen(subscription: StoredSubscription): string {
  const { resumeAt, paymentProvider } = subscription
  const when = whenResumed(subscription)
  if (paymentProvider === 'paypal') return `${when}.`
  const moved = 'we extend the period by the length of the pause.'
  if (paymentProvider === 'manual' || (resumeAt && keepsPaidDays(subscription, resumeAt)))
    return `${when}. You keep your remaining days: ${moved}`
  const days = `Resume it before ${utcDay(daysKeptUntil(subscription))} to keep your remaining days: ${moved}`
  const price = priceOf(subscription)
  return resumeAt
    ? `${when}, with a new period for ${price}. ${days}`
    : `${when}. ${days} If you resume it later, a new period starts that day, for ${price}.`
}

function pauseMail({ paymentProvider, resumeAt }: StoredSubscription): SubscriptionMail {
  if (paymentProvider === 'paypal') return 'subscription-paused-at-paypal'
  return resumeAt ? 'subscription-paused-until' : 'subscription-paused'
}
