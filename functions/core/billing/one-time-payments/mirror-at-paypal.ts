import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { fetchPaypalCapture } from '#core/billing/paypal/paypal-order.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { mirrorCapture } from './mirror-capture.ts'
import { namedInOnceId } from './once-id.ts'

type Mirrored = { userId: string; subscriptionId?: string; payment: StoredTransaction | undefined }

type About = { paymentId: string; refundId?: string | undefined; disputeId?: string | undefined }

/** A payment at PayPal of which only the name is known: it was made once, or it is that of a subscription. */
export async function mirrorAtPaypal(
  { paymentId, ...about }: About,
  now: string,
): Promise<Mirrored | undefined> {
  const capture = await fetchPaypalCapture(paymentId)
  return namedInOnceId(capture?.custom_id)
    ? mirrorCapture({ captureId: paymentId, ...about }, now)
    : mirrorPaypalSale({ saleId: paymentId, ...about }, now)
}
