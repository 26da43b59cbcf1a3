import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { PromoCodeText } from '#shared/billing/promo-codes/promo-code.ts'
import { invalidPromo, promoRefusal, promoUsed } from '#shared/billing/promo-codes/promo-refusal.ts'
import { promoCodes, type StoredPromoCode } from './promo-codes.ts'
import { promoRedemptions } from './promo-redemptions.ts'

type Wish = {
  code: string
  planId: string
  userId: string
  /** The member’s started and unpaid checkout: its own reservation is not in its way. */
  attempt: Pick<StoredSubscription, 'id' | 'planId'> | undefined
}

/**
 * The code that a member may use for a plan now, or a refusal that says why not. A checkout that holds it keeps it for
 * its plan, although it has ended, expired or changed meanwhile.
 */
export async function promoFor(
  { code, planId, userId, attempt }: Wish,
  now: string,
): Promise<StoredPromoCode> {
  const typed = PromoCodeText.safeParse(code)
  const promo = typed.success ? await promoCodes.get({ code: typed.data }, { consistent: true }) : undefined
  if (!promo) throw invalidPromo()
  const redemption = await promoRedemptions.get({ userId, promoId: promo.id }, { consistent: true })
  const own = redemption?.state === 'reserved' && redemption.subscriptionId === attempt?.id
  if (own && attempt?.planId === planId && now < redemption.reservedUntil) return promo
  const refusal = promoRefusal({ ...promo, usageCount: promo.usageCount - (own ? 1 : 0) }, planId, now)
  if (refusal) throw refusal
  if (redemption && redemption.state !== 'released' && !own) throw promoUsed()
  return promo
}
