import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { PurposeOf } from '#shared/billing/transactions/purpose.ts'
import { orders } from './orders.ts'
import { payOrder } from './pay-order.ts'

/** Applies a successful payment to its order, in the same write. Money for an order that is not open goes back. */
export async function settleOrder(
  { orderId }: PurposeOf<'ads'>,
  payment: StoredTransaction,
  now: string,
  invoice?: Invoice,
): Promise<Write[]> {
  const order = await orders.get({ id: orderId }, { consistent: true })
  if (order?.status !== 'open' || !invoice)
    return [announce('ad_order.unpayable', { userId: payment.userId, paymentId: payment.id }, now)]
  return (await payOrder(order, { paidBy: 'card', payment, invoice }, now)).writes
}
