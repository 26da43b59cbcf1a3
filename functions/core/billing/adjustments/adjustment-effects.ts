import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Adjustment, AdjustmentKind } from '#shared/billing/adjustments/adjustment.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

const effects: Record<AdjustmentKind, Record<Adjustment['settledBy'], string>> = {
  credit: {
    stripe: 'It comes off your next invoice.',
    recorded: 'It’s recorded on your account. No money moves.',
  },
  debit: {
    stripe: 'It’s added to your next invoice. Nothing is charged before then.',
    recorded: 'It’s recorded on your account. Nothing is charged.',
  },
}

const words = {
  credit: { title: 'We credited you', mail: 'adjustment-credit', done: 'Credited' },
  debit: { title: 'We added a charge of', mail: 'adjustment-charge', done: 'Charged' },
} as const

/** The member’s news about a credit or a charge, and the line in the activity log: commit them together with it. */
export function adjustmentEffects(user: StoredUser, adjustment: Adjustment, now: string): Write[] {
  const { kind, settledBy, amountCents, description, adminId, transactionId } = adjustment
  const { title, mail, done } = words[kind]
  const amount = dollars(amountCents)
  const effect = effects[kind][settledBy]
  return [
    ...notify(
      {
        kind: 'payment',
        userId: user.id,
        type: kind === 'credit' ? 'success' : 'info',
        title: `${title} ${amount}`,
        message: `${description}. ${effect}`.replace(/([.!?])\. /, '$1 '),
        href: '/billing?tab=transactions',
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: mail,
        data: { firstName: user.firstName, amount, description, effect },
        priority: 'normal',
      },
      now,
    ),
    recordActivity(
      {
        by: { userId: adminId },
        userId: user.id,
        type: 'user_update',
        description: `${done} ${amount}: ${description}`,
        metadata: { transactionId, settledBy },
      },
      now,
    ),
  ]
}
