import { billedTo } from '#core/billing/invoices/billed-to.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'

type Transfer = { invoiceNumber: string; description: string; reference: string; adminId: string }

/** Our own invoice for a transfer, and its payment. That the money came is what the administrator says. */
export function transferredBooks(
  { id: orderId, userId, lines, totalCents }: AdOrder,
  user: StoredUser,
  { invoiceNumber, description, reference, adminId }: Transfer,
  now: string,
): { invoice: Invoice; payment: StoredTransaction } {
  const invoice: Invoice = {
    id: deriveId('ivc', now, orderId),
    userId,
    invoiceNumber,
    billedTo: billedTo(user),
    status: 'paid',
    subtotalCents: totalCents,
    discountCents: 0,
    taxCents: 0,
    totalCents,
    amountPaidCents: totalCents,
    currency: 'USD',
    lines: lines.map((line) => ({ description: line.description, amountCents: line.cents, quantity: 1 })),
    paymentProvider: 'manual',
    paidAt: now,
    createdAt: now,
    version: 1,
  }
  const payment: StoredTransaction = {
    id: deriveId('txn', now, orderId),
    userId,
    type: 'payment',
    status: 'succeeded',
    amountCents: totalCents,
    refundedCents: 0,
    currency: 'USD',
    description,
    invoiceId: invoice.id,
    purpose: { kind: 'ads', orderId },
    paymentProvider: 'manual',
    metadata: { adjustedBy: adminId, adjustmentReason: reference },
    createdAt: now,
    version: 1,
  }
  return { invoice, payment }
}
