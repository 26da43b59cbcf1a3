import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { StoredTransaction } from './transactions.ts'

type Difference = {
  user: StoredUser | undefined
  payment: StoredTransaction
  before: StoredTransaction | undefined
  after: StoredTransaction
}

/** The effects of a refund that has arrived at the provider, or that the bank sent back. */
export function refundEffects({ user, payment, before, after }: Difference, now: string): Write[] {
  if (after.status === 'succeeded' && before?.status !== 'succeeded')
    return user ? given(user, payment, after, now) : []
  return after.status === 'failed' && before?.status !== 'failed' ? refundFailed(after, now) : []
}

/** Notifies administrators: the money is still here, and the member waits for it. */
export const refundFailed = ({ userId, id }: StoredTransaction, now: string): Write[] => [
  announce('refund.failed', { userId, refundId: id }, now),
]

function given(
  user: StoredUser,
  payment: StoredTransaction,
  refund: StoredTransaction,
  now: string,
): Write[] {
  const amount = dollars(refund.amountCents)
  const { description } = payment
  return [
    ...notify(
      {
        kind: 'payment',
        userId: user.id,
        type: 'info',
        title: `We refunded ${amount}`,
        message: `${amount} of your payment for ${description} is on its way. Your bank can take up to ten days to show it.`,
        href: '/billing?tab=transactions',
      },
      now,
    ),
    recordActivity(
      {
        by: 'platform',
        userId: user.id,
        type: 'user_update',
        description: `Received a refund of ${amount} for ${description}`,
        metadata: { transactionId: refund.id },
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'payment-refunded',
        data: { firstName: user.firstName, amount, description },
        priority: 'normal',
      },
      now,
    ),
  ]
}
