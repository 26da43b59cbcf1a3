import type { PaypalRefund } from '#core/billing/paypal/paypal-sale.ts'
import { refundEffects } from '#core/billing/transactions/refund-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { readPaypalRefund } from './read-paypal-sale.ts'
import { sameItem } from './same-item.ts'

/** The row of a refund at PayPal if it has changed, with what follows for the member and for administrators. */
export async function paypalRefundWrites(
  refund: PaypalRefund,
  { payment, user }: { payment: StoredTransaction; user: StoredUser },
  now: string,
): Promise<Write[]> {
  const read = readPaypalRefund(refund, payment)
  const before = await transactions.get({ userId: payment.userId, id: read.id }, { consistent: true })
  const after: StoredTransaction = {
    ...before,
    ...read,
    createdAt: before?.createdAt ?? read.createdAt,
    version: (before?.version ?? 0) + 1,
  }
  if (sameItem(before, after)) return []
  return [
    transactions.put(after, before ? { version: before.version } : { absent: true }),
    ...refundEffects({ user, payment, before, after }, now),
  ]
}
