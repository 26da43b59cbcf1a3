import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { collectOrder, noteDecline } from './collect-order.ts'
import { isAtPaypal } from './is-at-paypal.ts'
import { mirrorCapture } from './mirror-capture.ts'
import { mirrorCardPayment } from './mirror-card-payment.ts'

type Mirrored = {
  payment: StoredTransaction | undefined
  /** PayPal could not collect what its payer had approved. */
  isDeclined?: boolean
}

/**
 * Brings our copy of a one-time payment in line with its provider. Safe to call at any time. What a payer has approved
 * at PayPal is collected first.
 */
export async function mirrorPayment(intentId: string, now: string): Promise<Mirrored | undefined> {
  if (!isAtPaypal(intentId)) return mirrorCardPayment(intentId, now)
  const order = await collectOrder(intentId)
  if (order?.state === 'declined') return { payment: undefined, isDeclined: true }
  if (!order?.captureId) return { payment: undefined }
  const mirrored = await mirrorCapture({ captureId: order.captureId }, now)
  if (!mirrored || mirrored.payment) return mirrored
  return { payment: undefined, isDeclined: (await noteDecline(intentId))?.state === 'declined' }
}
