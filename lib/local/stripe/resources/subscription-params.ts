import * as p from '../wire/params.ts'

export const prorationBehavior = p.oneOf('always_invoice', 'create_prorations', 'none')
export const discountsParam = p.emptyable(
  p.list(p.object({ coupon: p.id, discount: p.id, promotion_code: p.id })),
)
const trialEnd = p.either(p.oneOf('now'), p.timestamp)
export const anchorType = p.object({ type: p.required(p.oneOf('now', 'unchanged')) })
export const cancellationDetails = p.object({
  comment: p.emptyable(p.text()),
  feedback: p.emptyable(
    p.oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
})
const paymentBehavior = p.oneOf(
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
)
export const subscriptionSettings = {
  automatic_tax: p.object({ enabled: p.required(p.flag) }),
  cancel_at_period_end: p.flag,
  collection_method: p.oneOf('charge_automatically'),
  discounts: discountsParam,
  metadata: p.metadata,
  off_session: p.flag,
  payment_behavior: paymentBehavior,
  payment_settings: p.object({
    payment_method_types: p.list(p.required(p.oneOf('card'))),
    save_default_payment_method: p.oneOf('on_subscription', 'off'),
  }),
  proration_behavior: prorationBehavior,
  trial_end: trialEnd,
  trial_settings: p.object({
    end_behavior: p.required(
      p.object({ missing_payment_method: p.required(p.oneOf('cancel', 'create_invoice', 'pause')) }),
    ),
  }),
}
