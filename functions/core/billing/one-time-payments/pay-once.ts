import { requireActive } from '#core/billing/payment-settings/require-active.ts'
import { AppError } from '#shared/errors.ts'
import { cancelOnce } from './cancel-once.ts'
import { collectOrder } from './collect-order.ts'
import { isAtPaypal } from './is-at-paypal.ts'
import type { BegunPayment, OncePayment } from './once-payment.ts'
import { payByCard } from './pay-by-card.ts'
import { payByPaypal } from './pay-by-paypal.ts'

type Payment = OncePayment & {
  provider: 'stripe' | 'paypal'
  /** The payment that was begun for it before, at either provider: providers forget keys after hours. */
  intentId: string | undefined
}

/**
 * Begins a payment that is made once, or goes on with the one that was begun. At the other provider, the earlier one
 * ends first, so that no one pays twice.
 */
export async function payOnce({ provider, intentId, ...payment }: Payment): Promise<BegunPayment> {
  await requireActive(provider)
  const pay = provider === 'paypal' ? payByPaypal : payByCard
  const isElsewhere = intentId !== undefined && isAtPaypal(intentId) !== (provider === 'paypal')
  let begun = isElsewhere ? await end(intentId) : await pay({ ...payment, intentId })
  while (begun.isOver) begun = await pay({ ...payment, key: `${payment.key}-after-${begun.intentId}` })
  return begun
}

async function end(intentId: string): Promise<BegunPayment> {
  // What its payer has approved counts.
  if (isAtPaypal(intentId)) await collectOrder(intentId)
  const state = await cancelOnce(intentId)
  if (state === 'processing') throw stillProcessing()
  return { intentId, step: undefined, isOver: state === 'canceled' }
}

const stillProcessing = () =>
  new AppError(
    'conflict',
    'payment_processing',
    'Your payment is still being processed. Try again in a few minutes.',
  )
