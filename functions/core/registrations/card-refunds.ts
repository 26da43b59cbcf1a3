import { transactions } from '#core/transactions/transactions.ts'
import type { Payment } from './registrations.ts'

/** What of a payment has gone back. Cash counts as it is written down. */
export async function givenOf({ payerId, transactionId, method, refundedCents }: Payment): Promise<number> {
  if (method !== 'card' || !payerId || !transactionId) return refundedCents
  const payment = await transactions.get({ userId: payerId, id: transactionId }, { consistent: true })
  return payment?.refundedCents ?? refundedCents
}

/** Whether money is on its way back to a card. */
export async function hasCardRefundUnderWay(payments: readonly Payment[]): Promise<boolean> {
  const given = await Promise.all(payments.map(givenOf))
  return payments.some(({ refundedCents }, at) => (given[at] ?? 0) < refundedCents)
}
