import { discardAttempt } from '#core/billing/subscriptions/discard-attempt.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { type PromoRedemption, promoRedemptions } from './promo-redemptions.ts'
import { releaseRedemption, settleRedemption } from './redeem-promo.ts'

/**
 * Ends a reservation whose time is over, and with it the checkout that holds it: what has not been paid by now can no
 * longer be paid at the reduced price. One that was paid in the last moment is settled instead.
 */
export async function releaseReservation(
  { userId, promoId }: Pick<PromoRedemption, 'userId' | 'promoId'>,
  now: string,
): Promise<boolean> {
  const redemption = await promoRedemptions.get({ userId, promoId }, { consistent: true })
  if (redemption?.state !== 'reserved' || now < redemption.reservedUntil) return false
  const id = redemption.subscriptionId
  const attempt = await subscriptions.get({ userId, id }, { consistent: true })
  if (attempt?.status === 'incomplete') await discardAttempt(userId, attempt, now)
  else if (!attempt || attempt.status === 'cancelled') await commit(...releaseRedemption(redemption))
  else await commit(...settleRedemption(redemption))
  return true
}
