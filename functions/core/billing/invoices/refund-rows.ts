import type Stripe from 'stripe'
import { instant } from '#core/billing/stripe/instant.ts'
import { refundEffects } from '#core/billing/transactions/refund-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { sameItem } from './same-item.ts'

/** A refund at the card provider, and our row of it as it was before. */
export type SeenRefund = { id: string; refund: Stripe.Refund; before: StoredTransaction | undefined }

/** A row for each refund: under the id that we gave it, or under its own id if it was made at the provider. */
export function readRefunds(userId: string, refunds: readonly Stripe.Refund[]): Promise<SeenRefund[]> {
  return Promise.all(
    refunds.map(async (refund) => {
      const id = refund.metadata?.refund_id ?? deriveId('txn', instant(refund.created), refund.id)
      return { id, refund, before: await transactions.get({ userId, id }, { consistent: true }) }
    }),
  )
}

const refundStatus = (status: string | null) =>
  status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'

export type RefundChange = { before: StoredTransaction | undefined; after: StoredTransaction }

/** Decides which rows of refunds change, and how. */
export const decideRefundRows = (seen: readonly SeenRefund[], payment: StoredTransaction): RefundChange[] =>
  seen
    .map((one) => ({ before: one.before, after: rowOf(one, payment) }))
    .filter(({ before, after }) => !sameItem(before, after))

function rowOf({ id, refund, before }: SeenRefund, payment: StoredTransaction): StoredTransaction {
  const status = refundStatus(refund.status)
  return {
    id: id as StoredTransaction['id'],
    userId: payment.userId,
    type: 'refund',
    status,
    amountCents: refund.amount,
    refundedCents: 0,
    refundReason: refund.metadata?.reason ?? before?.refundReason,
    currency: 'USD',
    description: `Refund: ${payment.description}`,
    invoiceId: payment.invoiceId,
    purpose: payment.purpose,
    paymentId: payment.id,
    paymentProvider: 'stripe',
    providerTransactionId: refund.id,
    planName: payment.planName,
    failure: status === 'failed' ? 'The bank returned the refund.' : undefined,
    ...(before?.metadata && { metadata: before.metadata }),
    ...(before?.refundedAgainAt && { refundedAgainAt: before.refundedAgainAt }),
    createdAt: before?.createdAt ?? instant(refund.created),
    version: (before?.version ?? 0) + 1,
  }
}

type Refunded = { payment: StoredTransaction; user: StoredUser | undefined }

/** The rows of refunds that have changed, with what follows for the member and for administrators. */
export const refundWrites = (
  changes: readonly RefundChange[],
  { payment, user }: Refunded,
  now: string,
): Write[] =>
  changes.flatMap(({ before, after }) => [
    transactions.put(after, before ? { version: before.version } : { absent: true }),
    ...refundEffects({ user, payment, before, after }, now),
  ])
