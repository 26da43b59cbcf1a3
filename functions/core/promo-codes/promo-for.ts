import { PromoCodeText } from '#shared/promo-codes/promo-code.ts'
import { invalidPromo, promoRefusal, promoUsed } from '#shared/promo-codes/promo-refusal.ts'
import { promoCodes, type StoredPromoCode } from './promo-codes.ts'
import { promoRedemptions } from './promo-redemptions.ts'

type Wish = {
  code: string
  planId: string
  userId: string
  /** What the member has begun and not paid: what that has reserved is not in its own way. */
  attemptId: string | undefined
}

/** The code that a member may use for a plan now, or a refusal that says why not. */
export async function promoFor(
  { code, planId, userId, attemptId }: Wish,
  now: string,
): Promise<StoredPromoCode> {
  const typed = PromoCodeText.safeParse(code)
  const promo = typed.success ? await promoCodes.get({ code: typed.data }, { consistent: true }) : undefined
  if (!promo) throw invalidPromo()
  const redemption = await promoRedemptions.get({ userId, promoId: promo.id }, { consistent: true })
  const own = redemption?.state === 'reserved' && redemption.subscriptionId === attemptId
  const refusal = promoRefusal({ ...promo, usageCount: promo.usageCount - (own ? 1 : 0) }, planId, now)
  if (refusal) throw refusal
  if (redemption && redemption.state !== 'released' && !own) throw promoUsed()
  return promo
}
