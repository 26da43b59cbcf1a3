import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { membershipFrom } from '#shared/billing/subscriptions/membership-from.ts'
import { priceOf } from '#shared/billing/subscriptions/price-of.ts'
import {
  eventOf,
  type SubscriptionChange,
  subscriptionChanges,
} from '#shared/billing/subscriptions/subscription-changes.ts'
import { willCharge } from '#shared/billing/subscriptions/subscription-rules.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { resumesWhen, subscriptionNews } from './subscription-news.ts'
import type { StoredSubscription } from './subscriptions.ts'

type Difference = {
  user: StoredUser
  before: StoredSubscription
  after: StoredSubscription
  /** True if it is the member’s one live subscription: no other may give or take the membership. */
  current: boolean
}

const replacementMs = 10 * 60_000

/**
 * True while another subscription takes its place: its end is no news, because the other one is. The
 * membership still ends with it, and is given again by the other one, which may never come.
 */
const isSuperseded = ({ supersededAt }: StoredSubscription, now: string) =>
  supersededAt !== undefined && Date.parse(now) - Date.parse(supersededAt) < replacementMs

/** Returns everything that follows when a subscription changes: commit it together with the subscription. */
export function effectsOf({ user, before, after, current }: Difference, now: string): Write[] {
  // The refund tells the member about a subscription that does not hold the place.
  const changes = !current || isSuperseded(after, now) ? [] : subscriptionChanges(before, after)
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
    ...(changes.includes('place_unknown')
      ? [announce('tax.place_unknown', { userId: user.id, subscriptionId: after.id }, now)]
      : []),
    // The member was about to pay for or resume this when the account was suspended.
    ...(current && user.status === 'suspended' && willCharge(after) && !willCharge(before)
      ? [announce('account.suspended', { userId: user.id }, now)]
      : []),
    ...changes.flatMap((change) => tell(change, user, after, now)),
  ]
}

function tell(
  change: SubscriptionChange,
  user: StoredUser,
  subscription: StoredSubscription,
  now: string,
): Write[] {
  const { title, message, mail, type = 'info' } = subscriptionNews(change, subscription)
  const { planName, currentPeriodEndAt, scheduledPlan, resumeAt } = subscription
  return [
    ...notify(
      {
        userId: user.id,
        kind: 'subscription',
        type,
        title,
        message,
        href: '/billing',
        event: eventOf(change),
      },
      now,
    ),
    recordActivity(
      {
        by: 'platform',
        userId: user.id,
        type: 'user_update',
        // Administrators read it, too: the membership is not theirs.
        description: title.replace(/\byour\b/i, (word) => (word === 'Your' ? 'The' : 'the')),
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
              price: priceOf(subscription),
              periodEnd: utcDay(currentPeriodEndAt),
              newPlanName: scheduledPlan?.planName ?? planName,
              resumeOn: resumeAt ? utcDay(resumeAt) : '',
              resumesWhen: resumesWhen(subscription),
            },
            priority: 'normal',
          },
          now,
        )
      : []),
  ]
}
