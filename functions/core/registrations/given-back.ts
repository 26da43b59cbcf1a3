import { transactions } from '#core/transactions/transactions.ts'
import type { Payment } from './registrations.ts'

/** What of a payment has gone back; where nothing more is known about it, what was to go. */
export async function givenOf({ payerId, transactionId, refundedCents }: Payment): Promise<number> {
  if (!payerId || !transactionId) return refundedCents
  const payment = await transactions.get({ userId: payerId, id: transactionId }, { consistent: true })
  return payment?.refundedCents ?? refundedCents
}

/** Whether money is on its way back to a card. */
export async function hasCardRefundUnderWay(payments: readonly Payment[]): Promise<boolean> {
  const byCard = payments.filter(({ method }) => method === 'card')
  const given = await Promise.all(byCard.map(givenOf))
  return byCard.some(({ refundedCents }, at) => (given[at] ?? 0) < refundedCents)
}
