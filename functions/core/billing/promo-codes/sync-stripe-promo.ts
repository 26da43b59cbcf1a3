import type Stripe from 'stripe'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { promoCodes, type StoredPromoCode } from './promo-codes.ts'

/**
 * Makes a code known at the card provider, once: a coupon that counts for the first payment, and the promotion code
 * that applies it. We decide here, and not there, who may use it and how often.
 */
export async function syncStripePromo(
  stripe: Stripe,
  promo: StoredPromoCode,
  mode: 'test' | 'live',
): Promise<StoredPromoCode> {
  if (promo.stripe?.mode === mode) return promo
  const couponId = promo.id
  await makeCoupon(stripe, promo)
  const { data } = await providerCall(() => stripe.promotionCodes.list({ coupon: couponId, limit: 1 }))
  const promotionCodeId = data[0]?.id ?? (await makePromotionCode(stripe, promo)).id
  return untilUnchanged(async () => {
    const fresh = await promoCodes.get({ code: promo.code }, { consistent: true })
    const { stripe: known } = fresh ?? {}
    if (!fresh || (known?.promotionCodeId === promotionCodeId && known.mode === mode)) return fresh ?? promo
    const synced = { ...fresh, stripe: { couponId, promotionCodeId, mode }, version: fresh.version + 1 }
    await commit(promoCodes.put(synced, { version: fresh.version }))
    return synced
  })
}

async function makeCoupon(stripe: Stripe, { id, code, type, value }: StoredPromoCode): Promise<void> {
  await providerCall(() =>
    stripe.coupons.create(
      {
        id,
        name: code,
        duration: 'once',
        ...(type === 'percentage' ? { percent_off: value } : { amount_off: value, currency: 'usd' }),
        metadata: { promo_code_id: id },
      },
      { idempotencyKey: `coupon-${id}` },
    ),
  ).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_already_exists') throw error
  })
}

/** Stripe takes no underscore in a code; such a one gets a name of Stripe’s own. */
const makePromotionCode = (stripe: Stripe, { id, code }: StoredPromoCode) =>
  providerCall(() =>
    stripe.promotionCodes.create(
      {
        promotion: { type: 'coupon', coupon: id },
        ...(!code.includes('_') && { code }),
        metadata: { promo_code_id: id },
      },
      { idempotencyKey: `promotion-code-${id}` },
    ),
  )
