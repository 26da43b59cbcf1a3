import { recordActivity } from '#core/activities/record-activity.ts'
import type { Write } from '#core/db/write.ts'
import { announce } from '#core/facts/announce.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import type { TemplateId } from '#core/mails/templates.ts'
import { notify } from '#core/notifications/notify.ts'
import { type StoredUser, users } from '#core/users/users.ts'
import { dollars } from '#shared/money/dollars.ts'
import { membershipFrom } from '#shared/subscriptions/membership-from.ts'
import { type SubscriptionChange, subscriptionChanges } from '#shared/subscriptions/subscription-changes.ts'
import { longDate } from '#shared/time/long-date.ts'
import type { StoredSubscription } from './subscriptions.ts'

type Difference = {
  user: StoredUser
  before: StoredSubscription
  after: StoredSubscription
  /** Whether it is the member’s one live subscription: no other may give or take the membership. */
  current: boolean
}

const replacementMs = 10 * 60_000

/** While another subscription takes its place, its end is no news: the membership goes on with that one. */
const isSuperseded = ({ supersededAt }: StoredSubscription, now: string) =>
  supersededAt !== undefined && Date.parse(now) - Date.parse(supersededAt) < replacementMs

/** Everything that follows when a subscription is no longer as it was: to be committed together with it. */
export function effectsOf({ user, before, after, current }: Difference, now: string): Write[] {
  if (isSuperseded(after, now)) return []
  const changes = subscriptionChanges(before, after)
  const membership = current ? membershipFrom(user, after, now) : undefined
  return [
    ...(membership
      ? [
          users.put(
            { ...user, ...membership, updatedAt: now, version: user.version + 1 },
            { version: user.version },
          ),
        ]
      : []),
    ...(membership || changes.length > 0 ? [announce('account.changed', { userId: user.id }, now)] : []),
    ...changes.flatMap((change) => tell(change, user, after, now)),
  ]
}

type Told = {
  title: string
  message: string
  mail?: TemplateId
  type?: 'success' | 'warning' | 'info'
}

const messages: Record<SubscriptionChange, (subscription: StoredSubscription) => Told> = {
  activated: ({ planName }) => ({
    title: `Your membership is ${planName} now`,
    message: 'Your membership is paid and active.',
    type: 'success',
  }),
  plan_changed: ({ planName, priceCents }) => ({
    title: `Your plan is ${planName} now`,
    message: `It is ${dollars(priceCents)} for each period from now on.`,
    mail: 'plan-changed',
    type: 'success',
  }),
  downgrade_scheduled: ({ scheduledPlan, currentPeriodEndAt }) => ({
    title: `Your plan changes to ${scheduledPlan?.planName ?? 'another'}`,
    message: `Until ${longDate(currentPeriodEndAt)} everything stays as it is.`,
    mail: 'plan-change-scheduled',
  }),
  downgrade_dropped: ({ planName }) => ({
    title: `Your membership stays ${planName}`,
    message: 'Your plan does not change at the end of the period.',
  }),
  cancellation_scheduled: ({ planName, currentPeriodEndAt }) => ({
    title: 'Your subscription will end',
    message: `You keep ${planName} until ${longDate(currentPeriodEndAt)}.`,
    mail: 'subscription-ending',
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
  paused: ({ resumeAt }) => ({
    title: 'Your subscription is paused',
    message: resumeAt ? `It goes on by itself on ${longDate(resumeAt)}.` : 'It goes on when you resume it.',
    mail: resumeAt ? 'subscription-paused-until' : 'subscription-paused',
  }),
  resumed: ({ currentPeriodEndAt }) => ({
    title: 'Your subscription goes on',
    message: `The present period ends on ${longDate(currentPeriodEndAt)}.`,
    mail: 'subscription-resumed',
    type: 'success',
  }),
  lapsed: ({ planName }) => ({
    title: 'Your membership rests until it is paid',
    message: `The payment for ${planName} could not be collected. Pay the open invoice to go on.`,
    mail: 'subscription-unpaid',
    type: 'warning',
  }),
}

function tell(
  change: SubscriptionChange,
  user: StoredUser,
  subscription: StoredSubscription,
  now: string,
): Write[] {
  const { title, message, mail, type = 'info' } = messages[change](subscription)
  const { planName, currentPeriodEndAt, priceCents, scheduledPlan, resumeAt } = subscription
  return [
    ...notify({ userId: user.id, type, title, message, href: '/billing' }, now),
    recordActivity(
      {
        by: { userId: user.id },
        type: 'user_update',
        description: title,
        metadata: { subscriptionId: subscription.id, change },
      },
      now,
    ),
    ...(mail
      ? queueMail(
          {
            toEmail: user.email,
            templateId: mail,
            data: {
              firstName: user.firstName,
              planName,
              price: dollars(priceCents),
              periodEnd: longDate(currentPeriodEndAt),
              newPlanName: scheduledPlan?.planName ?? planName,
              resumeOn: resumeAt ? longDate(resumeAt) : '',
            },
            priority: 'normal',
          },
          now,
        )
      : []),
  ]
}
