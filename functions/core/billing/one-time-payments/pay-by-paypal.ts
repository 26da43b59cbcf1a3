import { createHash } from 'node:crypto'
import { inTurn } from '#core/billing/paypal/in-turn.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalMoney } from '#core/billing/paypal/paypal-cents.ts'
import { approvalOf, fetchPaypalOrder, type PaypalOrder } from '#core/billing/paypal/paypal-order.ts'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import { siteName } from '#shared/site-name.ts'
import { noteDecline } from './collect-order.ts'
import { onceIdOf } from './once-id.ts'
import type { BegunPayment, OncePayment } from './once-payment.ts'
import { paypalOrders } from './paypal-orders.ts'

const longestText = 127
const longestRequestId = 36

/** Makes an order at PayPal, or goes on with the one that was made; its payer approves it there. */
export async function payByPaypal(
  payment: OncePayment & { intentId?: string | undefined },
): Promise<BegunPayment> {
  const { intentId } = payment
  const { id, order } = intentId
    ? { id: intentId, order: await fetchPaypalOrder(intentId) }
    : await make(payment)
  const ours = await noteDecline(id)
  const isOver = ours?.state === 'given_up' || ours?.state === 'declined' || (!order && !ours?.captureId)
  const approveUrl = order && !isOver ? approvalOf(order) : undefined
  return {
    intentId: id,
    isOver,
    step: approveUrl ? { kind: 'approval', approveUrl } : undefined,
  }
}

async function make(payment: OncePayment): Promise<{ id: string; order: PaypalOrder | undefined }> {
  const paypal = await paypalClient()
  const { description, key, now: createdAt } = payment
  const body = bodyOf(payment)
  const requestId = requestIdOf(key, body)
  const { id } = await untilUnchanged(
    () => inTurn(paypal.post<PaypalOrder>('/v2/checkout/orders', { requestId, body })),
    { crowd: true },
  )
  // No one collects it before it is written down.
  await commit(
    paypalOrders.put({ id, state: 'open', description, createdAt, version: 1 }, { absent: true }),
  ).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
  })
  // A repeated request is answered as it was at first.
  return { id, order: await fetchPaypalOrder(id) }
}

/** An id stands for one body there: a purchase that has another name or price by now is another order. */
const requestIdOf = (key: string, body: object): string =>
  createHash('sha256')
    .update(`${key} ${JSON.stringify(body)}`)
    .digest('base64url')
    .slice(0, longestRequestId)

function bodyOf({ user, amountCents, purpose, description, returnPath }: OncePayment) {
  const backTo = (answer: 'return' | 'cancel') => `${env('SITE_URL')}${returnPath(answer)}`
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: paypalMoney(amountCents),
        custom_id: onceIdOf({ userId: user.id, purpose }),
        description: description.slice(0, longestText),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: siteName,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          // A place is kept for minutes: a bank transfer that takes days cannot pay for it.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: backTo('return'),
          cancel_url: backTo('cancel'),
        },
      },
    },
  }
}
