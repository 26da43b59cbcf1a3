import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'
import { newId } from '../store/new-id.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'

const restrictions = p.object({
  first_time_transaction: p.flag,
  minimum_amount: p.amount,
  minimum_amount_currency: p.currency,
})

const couponOf = (promotion: { coupon: string | { id: string } | null }) =>
  typeof promotion.coupon === 'string' ? promotion.coupon : promotion.coupon?.id

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const randomCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

export const promotionCodeRoutes = [
  route(
    'POST',
    '/v1/promotion_codes',
    p.paramsOf<Stripe.PromotionCodeCreateParams>()({
      promotion: p.required(p.object({ type: p.required(p.oneOf('coupon')), coupon: p.id })),
      active: p.flag,
      code: p.text(500),
      customer: p.id,
      expires_at: p.timestamp,
      max_redemptions: p.integer({ min: 1 }),
      metadata: p.metadata,
      restrictions,
    }),
    ({ tx }, given) => {
      if (!given.promotion.coupon) throw missing('promotion[coupon]')
      const coupon = tx.refer('coupon', given.promotion.coupon, 'promotion[coupon]')
      if (given.customer) tx.refer('customer', given.customer, 'customer')
      const code = given.code ?? randomCode()
      if (!/^[a-zA-Z0-9-]+$/.test(code))
        throw invalid('Promotion codes may only contain letters, digits and dashes.', { param: 'code' })
      const taken = tx.find(
        'promotion_code',
        (other) =>
          other.active &&
          other.code.toLowerCase() === code.toLowerCase() &&
          (other.customer === null || !given.customer || other.customer === given.customer),
      )
      if (taken.length > 0)
        throw invalid('An active promotion code with `code` already exists.', {
          code: 'resource_already_exists',
          param: 'code',
        })
      const promotionCode = {
        id: newId('promo'),
        object: 'promotion_code',
        active: given.active ?? true,
        code,
        created: tx.now,
        customer: given.customer ?? null,
        customer_account: null,
        expires_at: given.expires_at ?? null,
        livemode: false,
        max_redemptions: given.max_redemptions ?? null,
        metadata: given.metadata ?? {},
        promotion: { type: 'coupon', coupon: coupon.id },
        restrictions: {
          first_time_transaction: given.restrictions?.first_time_transaction ?? false,
          minimum_amount: given.restrictions?.minimum_amount ?? null,
          minimum_amount_currency: given.restrictions?.minimum_amount_currency ?? null,
        },
        times_redeemed: 0,
      } satisfies Stripe.PromotionCode
      tx.add('promotion_code', promotionCode)
      tx.emit('promotion_code.created', promotionCode)
      return promotionCode
    },
  ),
  route(
    'GET',
    '/v1/promotion_codes',
    p.paramsOf<Stripe.PromotionCodeListParams>()({
      ...p.page,
      active: p.flag,
      code: p.text(),
      coupon: p.id,
      created: p.created,
      customer: p.id,
    }),
    (call, { active, code, coupon, customer, ...page }) =>
      listOf(
        call,
        'promotion_code',
        page,
        (promotion) =>
          (active === undefined || promotion.active === active) &&
          (code === undefined || promotion.code.toLowerCase() === code.toLowerCase()) &&
          (coupon === undefined || couponOf(promotion.promotion) === coupon) &&
          (customer === undefined || promotion.customer === customer),
      ),
  ),
  route(
    'GET',
    '/v1/promotion_codes/:id',
    p.paramsOf<Stripe.PromotionCodeRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('promotion_code', id),
  ),
  route(
    'POST',
    '/v1/promotion_codes/:id',
    p.paramsOf<Stripe.PromotionCodeUpdateParams>()({ active: p.flag, metadata: p.metadata }),
    ({ tx, ids: [id = ''] }, { active, metadata }) => {
      const promotion = tx.need('promotion_code', id)
      if (active !== undefined) promotion.active = active
      setMetadata(promotion, metadata)
      tx.emit('promotion_code.updated', promotion)
      return promotion
    },
  ),
]
