import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { AppError } from '#shared/errors.ts'
import { type Begun, openIntent } from './open-intent.ts'

/**
 * Ends a started payment, so that no one pays for what is gone. One that has succeeded counts; while it is
 * `processing`, the bank has it and will say.
 */
export async function endPayment(
  registration: Begun,
  now: string,
): Promise<'none' | 'canceled' | 'succeeded' | 'processing'> {
  const intentId = openIntent(registration)
  if (!intentId) return 'none'
  const state = await cancelOnce(intentId)
  if (state === 'succeeded') await mirrorPayment(intentId, now)
  return state
}

/** The same for callers that need the started payment to be over; `whose` payment it is. */
export async function requirePaymentEnded(
  registration: Begun,
  whose: 'Your' | 'Their',
  now: string,
): Promise<void> {
  if ((await endPayment(registration, now)) !== 'processing') return
  throw new AppError(
    'conflict',
    'payment_processing',
    `${whose} payment is still being processed. Try again in a few minutes.`,
  )
}
