import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { paymentFailed } from '#shared/billing/transactions/payment-events.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { StoredTransaction } from './transactions.ts'

type Difference = {
  user: StoredUser
  before: StoredTransaction | undefined
  after: StoredTransaction
  invoice: Omit<Invoice, 'version'>
  /** Belongs to a paused membership, which continues only once this is paid. */
  endsPause?: boolean
}

const hasSucceeded = (transaction: StoredTransaction | undefined) =>
  transaction !== undefined && !['pending', 'failed'].includes(transaction.status)

/** The receipt of a payment when it succeeds, and the warning when a renewal fails for the first time. */
export function paymentEffects(
  { user, before, after, invoice, endsPause = false }: Difference,
  now: string,
): Write[] {
  if (hasSucceeded(after) && !hasSucceeded(before)) return paid(user, after, invoice, now)
  const failed = after.status === 'failed' && after.retryable && before?.status !== 'failed'
  return failed ? paymentRefused(user, after, now, endsPause) : []
}

function paid(
  user: StoredUser,
  payment: StoredTransaction,
  invoice: Omit<Invoice, 'version'>,
  now: string,
): Write[] {
  const amount = dollars(payment.amountCents)
  const tax = payment.taxCents ? `, including ${dollars(payment.taxCents)} tax` : ''
  return [
    recordActivity(
      {
        by: 'platform',
        userId: user.id,
        type: 'payment_success',
        description: `Paid ${amount} for ${payment.description}`,
        metadata: { transactionId: payment.id },
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'payment-receipt',
        data: {
          firstName: user.firstName,
          amount,
          description: payment.description + tax,
          invoiceNumber: invoice.invoiceNumber,
          paidOn: utcDay(invoice.paidAt ?? payment.createdAt),
        },
        priority: 'high',
      },
      now,
    ),
  ]
}

/** The member’s news about a failed renewal; only a payment that can be made here leads to paying it. */
export function paymentRefused(
  user: StoredUser,
  payment: StoredTransaction,
  now: string,
  endsPause = false,
): Write[] {
  const amount = dollars(payment.amountCents)
  return [
    ...notify(
      {
        kind: 'payment',
        userId: user.id,
        type: 'error',
        title: 'A payment failed',
        message: `We could not collect ${amount} for ${payment.description}. ${payment.failure ?? ''}`.trim(),
        href: payment.retryable ? `/billing?retry=${payment.id}` : '/billing',
        event: paymentFailed,
      },
      now,
    ),
    recordActivity(
      {
        by: 'platform',
        userId: user.id,
        type: 'payment_failed',
        description: `A payment of ${amount} for ${payment.description} failed`,
        metadata: { transactionId: payment.id },
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: refusalMail(payment, endsPause),
        data: {
          firstName: user.firstName,
          amount,
          description: payment.description,
          reason: payment.failure ?? 'We could not collect the payment.',
          transactionId: payment.id,
        },
        priority: 'high',
      },
      now,
    ),
  ]
}

/** A paused membership is not kept in the meantime, and no one retries by themselves to end the pause. */
function refusalMail({ retryable }: StoredTransaction, endsPause: boolean) {
  if (!retryable) return 'payment-failed-at-paypal'
  return endsPause ? 'payment-failed-while-paused' : 'payment-failed'
}
