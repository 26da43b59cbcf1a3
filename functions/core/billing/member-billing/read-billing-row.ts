import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { paidAtShowsCents } from '#core/billing/transactions/paid-at-shows.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { BillingRow } from '#shared/billing/member-billing/billing-row.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'

const rowsAPage = 25
const mostPages = 4

/** A member’s row, from the present state of everything it shows. */
export async function readBillingRow(
  { id, name, email, membershipType, createdAt }: StoredUser,
  /** The last payment if known, in case it lies too far back for the search. */
  known?: BillingRow['lastPayment'],
): Promise<BillingRow> {
  const [{ account, subscription }, atShowsCents, lastPayment = known] = await Promise.all([
    liveSubscriptionOf(id),
    paidAtShowsCents(id),
    lastPaymentOf(id),
  ])
  const begun = subscription?.status === 'incomplete' ? undefined : subscription
  return {
    id,
    name,
    email,
    membershipType,
    createdAt,
    ...(begun && {
      subscription: {
        id: begun.id,
        planName: begun.planName,
        billingPeriod: begun.billingPeriod,
        priceCents: begun.priceCents,
        status: begun.status,
        paymentProvider: begun.paymentProvider,
        currentPeriodEndAt: begun.currentPeriodEndAt,
        cancelAtPeriodEnd: begun.cancelAtPeriodEnd,
      },
    }),
    totalSpentCents: account.totalSpentCents + atShowsCents,
    ...(lastPayment && { lastPayment }),
  }
}

const wasPaid = ({ type, status }: StoredTransaction) =>
  type === 'payment' && status !== 'pending' && status !== 'failed'

async function lastPaymentOf(userId: string): Promise<BillingRow['lastPayment']> {
  let cursor: string | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await transactions.list({
      pk: `USER#${userId}`,
      prefix: 'TRANSACTION#',
      newestFirst: true,
      consistent: true,
      limit: rowsAPage,
      cursor,
    })
    const payment = page.items.find(wasPaid)
    if (payment)
      return {
        transactionId: payment.id,
        amountCents: payment.amountCents,
        paidAt: payment.createdAt,
        ...(isPaidAtShow(payment) && { atShow: true as const }),
      }
    cursor = page.nextCursor
    if (!cursor) return undefined
  }
  return undefined
}
