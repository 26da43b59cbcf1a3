import type Stripe from 'stripe'
import { refundCharge, undoRefund } from '../payments/refund.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'
import { chargeParams, isOfCharge } from './of-charge.ts'

function chargeToRefund(
  tx: Transaction,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
) {
  if (given.charge) return tx.refer('charge', given.charge, 'charge')
  if (!given.payment_intent)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    )
  const intent = tx.refer('payment_intent', given.payment_intent, 'payment_intent')
  const charge = tx.get('charge', intent.latest_charge)
  if (!charge?.paid)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    })
  return charge
}

export const refundRoutes = [
  route(
    'POST',
    '/v1/refunds',
    p.paramsOf<Stripe.RefundCreateParams>()({
      amount: p.amount,
      charge: p.id,
      currency: p.currency,
      metadata: p.metadata,
      payment_intent: p.id,
      reason: p.oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    }),
    ({ tx }, given) => refundCharge(tx, chargeToRefund(tx, given), given),
  ),
  route('GET', '/v1/refunds', chargeParams, (call, given) =>
    listOf(call, 'refund', given, isOfCharge(given)),
  ),
  route('GET', '/v1/refunds/:id', p.paramsOf<Stripe.RefundRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('refund', id),
  ),
  route(
    'POST',
    '/v1/refunds/:id',
    p.paramsOf<Stripe.RefundUpdateParams>()({ metadata: p.metadata }),
    ({ tx, ids: [id = ''] }, { metadata }) => {
      const refund = tx.need('refund', id)
      setMetadata(refund, metadata)
      tx.emit('refund.updated', refund)
      return refund
    },
  ),
  route(
    'POST',
    '/v1/refunds/:id/cancel',
    p.paramsOf<Stripe.RefundCancelParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      const refund = tx.need('refund', id)
      if (refund.status !== 'pending' && refund.status !== 'requires_action')
        throw invalid('Only refunds that are pending can be canceled.')
      tx.unschedule('settle_refund', id)
      undoRefund(tx, refund, 'canceled')
      tx.emit('refund.updated', refund)
      return refund
    },
  ),
]
