import type Stripe from 'stripe'
import { newId } from '../store/new-id.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'

export const couponRoutes = [
  route(
    'POST',
    '/v1/coupons',
    p.paramsOf<Stripe.CouponCreateParams>()({
      amount_off: p.amount,
      applies_to: p.object({ products: p.list(p.required(p.id)) }),
      currency: p.currency,
      duration: p.oneOf('forever', 'once', 'repeating'),
      duration_in_months: p.integer({ min: 1 }),
      id: p.id,
      max_redemptions: p.integer({ min: 1 }),
      metadata: p.metadata,
      name: p.text(40),
      percent_off: p.decimal,
      redeem_by: p.timestamp,
    }),
    ({ tx }, given) => {
      const { amount_off: amount, percent_off: percent, duration = 'once' } = given
      if ((amount === undefined) === (percent === undefined))
        throw invalid('You must pass either amount_off or percent_off, but not both.')
      if (amount !== undefined && !given.currency) throw missing('currency')
      if (percent !== undefined && (percent <= 0 || percent > 100))
        throw invalid('Invalid percent_off: must be greater than 0 and at most 100.', {
          param: 'percent_off',
        })
      if ((duration === 'repeating') !== (given.duration_in_months !== undefined))
        throw invalid('You must pass duration_in_months if and only if duration is repeating.', {
          param: 'duration_in_months',
        })
      const id = given.id ?? newId('', 8).slice(1)
      if (tx.get('coupon', id))
        throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
      const coupon = {
        id,
        object: 'coupon',
        amount_off: amount ?? null,
        ...(given.applies_to && { applies_to: { products: given.applies_to.products ?? [] } }),
        created: tx.now,
        currency: given.currency ?? null,
        duration,
        duration_in_months: given.duration_in_months ?? null,
        livemode: false,
        max_redemptions: given.max_redemptions ?? null,
        metadata: given.metadata ?? {},
        name: given.name ?? null,
        percent_off: percent ?? null,
        redeem_by: given.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      } satisfies Stripe.Coupon
      tx.add('coupon', coupon)
      tx.emit('coupon.created', coupon)
      return coupon
    },
  ),
  route(
    'GET',
    '/v1/coupons',
    p.paramsOf<Stripe.CouponListParams>()({ ...p.page, created: p.created }),
    (call, page) => listOf(call, 'coupon', page),
  ),
  route('GET', '/v1/coupons/:id', p.paramsOf<Stripe.CouponRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('coupon', id),
  ),
  route(
    'POST',
    '/v1/coupons/:id',
    p.paramsOf<Stripe.CouponUpdateParams>()({ metadata: p.metadata, name: p.text(40) }),
    ({ tx, ids: [id = ''] }, { metadata, name }) => {
      const coupon = tx.need('coupon', id)
      setMetadata(coupon, metadata)
      if (name !== undefined) coupon.name = name
      tx.emit('coupon.updated', coupon)
      return coupon
    },
  ),
  route(
    'DELETE',
    '/v1/coupons/:id',
    p.paramsOf<Stripe.CouponDeleteParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      // Existing discounts stay, so the coupon is kept for reading.
      const coupon = tx.need('coupon', id)
      coupon.valid = false
      tx.emit('coupon.deleted', coupon)
      return { id, object: 'coupon', deleted: true } satisfies Stripe.DeletedCoupon
    },
  ),
]
