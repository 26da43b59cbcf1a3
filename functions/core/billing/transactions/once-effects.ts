import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { receiptNumber } from './receipt-number.ts'
import type { StoredTransaction } from './transactions.ts'

/** The effects of a one-time payment that has arrived: its line among the member’s activities, and its receipt. */
export function onceEffects(
  user: StoredUser,
  before: StoredTransaction | undefined,
  { id, amountCents, description, createdAt }: StoredTransaction,
  now: string,
): Write[] {
  if (before) return []
  const amount = dollars(amountCents)
  return [
    recordActivity(
      {
        by: 'platform',
        userId: user.id,
        type: 'payment_success',
        description: `Paid ${amount} for ${description}`,
        metadata: { transactionId: id },
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'single-payment-receipt',
        data: {
          firstName: user.firstName,
          amount,
          description,
          paidOn: utcDay(createdAt),
          receipt: receiptNumber({ id }),
        },
        priority: 'high',
      },
      now,
    ),
  ]
}
