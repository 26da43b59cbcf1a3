import type Stripe from 'stripe'
import { instant } from '#core/billing/stripe/instant.ts'
import { refundEffects } from '#core/billing/transactions/refund-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { sameItem } from './same-item.ts'

const refundStatus = (status: string | null) =>
  status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'

type Refunded = { payment: StoredTransaction; user: StoredUser | undefined }

/** A row for each refund: under the id that we gave it, or under its own id if it was made at the provider. */
export async function refundWrites(
  refunds: readonly Stripe.Refund[],
  refunded: Refunded,
  now: string,
): Promise<Write[]> {
  const writes = await Promise.all(refunds.map((refund) => refundWrite(refund, refunded, now)))
  return writes.flat()
}

async function refundWrite(
  refund: Stripe.Refund,
  { payment, user }: Refunded,
  now: string,
): Promise<Write[]> {
  const { userId } = payment
  const id = refund.metadata?.refund_id ?? deriveId('txn', instant(refund.created), refund.id)
  const before = await transactions.get({ userId, id }, { consistent: true })
  const status = refundStatus(refund.status)
  const after: StoredTransaction = {
    id: id as StoredTransaction['id'],
    userId,
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
  if (sameItem(before, after)) return []
  return [
    transactions.put(after, before ? { version: before.version } : { absent: true }),
    ...refundEffects({ user, payment, before, after }, now),
  ]
}
