import { paypalClient } from '#core/billing/paypal/paypal.ts'
import type { PaypalCapture } from '#core/billing/paypal/paypal-order.ts'
import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { keptTransactions } from '#core/billing/transactions/kept-transactions.ts'
import { log } from '#core/platform/log/log.ts'

type Unclaimed = { id: string; createdAt: string; capture: PaypalCapture }

/** Gives back what a member paid at PayPal while their account was being deleted, as `refundUnclaimed` does for cards. */
export async function refundUnclaimedCapture({ id, createdAt, capture }: Unclaimed): Promise<void> {
  if (capture.status !== 'COMPLETED') return
  if (await keptTransactions.get({ id, createdAt }, { consistent: true })) return
  log.warn('billing.unclaimed_payment_refunded', { captureId: capture.id })
  const paypal = await paypalClient()
  await paypal
    .post(`/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`, {
      requestId: `${capture.id}-unclaimed`,
      body: { note_to_payer: 'The account was deleted' },
    })
    .catch((error: unknown) => {
      if (paypalIssue(error) !== 'CAPTURE_FULLY_REFUNDED') throw error
    })
}
