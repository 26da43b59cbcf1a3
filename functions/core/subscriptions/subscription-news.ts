import type { TemplateId } from '#core/mails/templates.ts'
import { daysKeptUntil, keepsPaidDays } from '#shared/subscriptions/keeps-paid-days.ts'
import { priceOf } from '#shared/subscriptions/price-of.ts'
import type { SubscriptionChange } from '#shared/subscriptions/subscription-changes.ts'
import { utcDay } from '#shared/time/utc-day.ts'
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
    title: `Your membership is ${planName} now`,
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
    message: `Until ${utcDay(currentPeriodEndAt)} everything stays as it is.`,
    mail: 'plan-change-scheduled',
  }),
  downgrade_dropped: ({ planName }) => ({
    title: `Your membership stays ${planName}`,
    message: 'Your plan does not change at the end of the period.',
  }),
  cancellation_scheduled: ({ planName, currentPeriodEndAt, paymentProvider }) => ({
    title: 'Your subscription will end',
    message: `You keep ${planName} until ${utcDay(currentPeriodEndAt)}.`,
    mail: paymentProvider === 'paypal' ? 'subscription-ending-at-paypal' : 'subscription-ending',
    type: 'warning',
  }),
  cancellation_dropped: ({ planName }) => ({
    title: `Your membership stays ${planName}`,
    message: 'Your subscription goes on as before.',
    type: 'success',
  }),
  ended: ({ planName }) => ({
    title: 'Your subscription has ended',
    message: `${planName} has ended. You go on as a Competitor, free of charge.`,
    mail: 'subscription-ended',
    type: 'warning',
  }),
  paused: (subscription) => ({
    title: 'Your subscription is paused',
    message: resumesBriefly(subscription),
    mail: pauseMail(subscription),
  }),
  resumed: ({ currentPeriodEndAt }) => ({
    title: 'Your subscription goes on',
    message: `The present period ends on ${utcDay(currentPeriodEndAt)}.`,
    mail: 'subscription-resumed',
    type: 'success',
  }),
  place_unknown: ({ planName }) => ({
    title: 'We need your billing address',
    message: `The tax on ${planName} depends on where you are, and we do not know that any more. Say it under Billing.`,
    type: 'warning',
  }),
  lapsed: ({ planName, paymentProvider }) =>
    paymentProvider === 'paypal'
      ? {
          title: 'Your membership rests',
          message: `PayPal could not collect the payment for ${planName}. End it and choose a plan again to go on.`,
          mail: 'subscription-unpaid-at-paypal',
          type: 'warning',
        }
      : {
          title: 'Your membership rests until it is paid',
          message: `The payment for ${planName} could not be collected. Pay the open invoice to go on.`,
          mail: 'subscription-unpaid',
          type: 'warning',
        },
}

/** What a member is told of a change; PayPal keeps no days, takes nothing back and is not paid here. */
export const subscriptionNews = (change: SubscriptionChange, subscription: StoredSubscription): Told =>
  messages[change](subscription)

function newPlanWords(subscription: StoredSubscription): string {
  const { paymentProvider, paidPlanName, currentPeriodEndAt } = subscription
  const day = utcDay(currentPeriodEndAt)
  if (paymentProvider === 'manual') return `You have it until ${day}.`
  return paidPlanName
    ? `PayPal collects ${priceOf(subscription)} from ${day} on.`
    : `It costs ${priceOf(subscription)} from now on.`
}

const whenResumed = ({ resumeAt }: StoredSubscription) =>
  resumeAt ? `It goes on by itself on ${utcDay(resumeAt)}` : 'It goes on when you resume it'

function resumesBriefly(subscription: StoredSubscription): string {
  const { resumeAt, paymentProvider } = subscription
  const when = whenResumed(subscription)
  if (paymentProvider === 'paypal') return `${when}.`
  if (paymentProvider === 'manual') return `${when}, with the days that are left.`
  if (!resumeAt) return `${when}: before ${utcDay(daysKeptUntil(subscription))} with the days that are left.`
  const keepsDays = keepsPaidDays(subscription, resumeAt)
  return `${when}, with ${keepsDays ? 'the days that are left' : `a new period for ${priceOf(subscription)}`}.`
}

/** When a pause ends, and what that costs: resumed too late, the days that were left are gone. */
export function resumesWhen(subscription: StoredSubscription): string {
  const { resumeAt, paymentProvider } = subscription
  const when = whenResumed(subscription)
  if (paymentProvider === 'paypal') return `${when}.`
  const moved = 'the period ends later by as long as the pause was.'
  if (paymentProvider === 'manual' || (resumeAt && keepsPaidDays(subscription, resumeAt)))
    return `${when}, with the days that are left: ${moved}`
  const days = `Resume it before ${utcDay(daysKeptUntil(subscription))} and the days that are left are yours: ${moved}`
  const price = priceOf(subscription)
  return resumeAt
    ? `${when}, with a new period for ${price}. ${days}`
    : `${when}. ${days} From then on a new period begins on the day you resume, for ${price}.`
}

function pauseMail({ paymentProvider, resumeAt }: StoredSubscription): SubscriptionMail {
  if (paymentProvider === 'paypal') return 'subscription-paused-at-paypal'
  return resumeAt ? 'subscription-paused-until' : 'subscription-paused'
}
