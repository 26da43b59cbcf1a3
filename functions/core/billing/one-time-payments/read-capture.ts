import { readPaypalRefunded } from '#core/billing/invoices/read-paypal-refunded.ts'
import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import type { PaypalCapture } from '#core/billing/paypal/paypal-order.ts'
import type { PaypalRefund } from '#core/billing/paypal/paypal-sale.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'

export const isPaid = ({ status }: PaypalCapture): boolean =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'

/** It brings no money any more. */
export const isRefused = ({ status }: PaypalCapture): boolean => status === 'DECLINED' || status === 'FAILED'

type Known = { before: StoredTransaction | undefined; refund: PaypalRefund | undefined }

type Read = Omit<
  StoredTransaction,
  'id' | 'userId' | 'description' | 'purpose' | 'providerIntentId' | 'createdAt'
>

/** A payment of PayPal that was made once, in our terms. */
export function readCapture(capture: PaypalCapture, { before, refund }: Known): Read {
  const cents = paypalCents(capture.amount.value)
  const isAllBack = capture.status === 'REFUNDED'
  const { refundedCents, pendingRefunds } = readPaypalRefunded({ cents, isAllBack }, { before, refund })
  const { pendingRefunds: _, ...kept } = before ?? {}
  return {
    ...kept,
    type: 'payment',
    status: refundedCents === 0 ? 'succeeded' : refundedCents >= cents ? 'refunded' : 'partially_refunded',
    amountCents: cents,
    refundedCents,
    currency: 'USD',
    paymentProvider: 'paypal',
    providerTransactionId: capture.id,
    ...(pendingRefunds?.length ? { pendingRefunds } : {}),
    version: (before?.version ?? 0) + 1,
  }
}
