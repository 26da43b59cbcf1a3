import type Stripe from 'stripe'
import * as p from '../wire/params.ts'

/** The parameters to look up disputes and refunds by. */
export const chargeParams = p.paramsOf<Stripe.RefundListParams & Stripe.DisputeListParams>()({
  ...p.page,
  charge: p.id,
  created: p.created,
  payment_intent: p.id,
})

type Sought = { charge?: string | undefined; payment_intent?: string | undefined }
type OfCharge = { charge: unknown; payment_intent: unknown }

export const isOfCharge =
  ({ charge, payment_intent: intent }: Sought) =>
  (object: OfCharge) =>
    (charge === undefined || object.charge === charge) &&
    (intent === undefined || object.payment_intent === intent)
