import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { Write } from '#core/platform/db/write.ts'
import { promoRedemptions } from './promo-redemptions.ts'
import { releaseRedemption, settleRedemption } from './redeem-promo.ts'

type Turned = Pick<StoredSubscription, 'id' | 'userId' | 'promoCodeId' | 'status'>

/**
 * Returns the writes for the code of a subscription that is paid or given up: commit them together with the
 * subscription.
 */
export async function promoWrites(
  { id, userId, promoCodeId, status }: Turned,
  after: Pick<Turned, 'status'>,
): Promise<Write[]> {
  if (!promoCodeId || status !== 'incomplete' || after.status === 'incomplete') return []
  const redemption = await promoRedemptions.get({ userId, promoId: promoCodeId }, { consistent: true })
  if (redemption?.subscriptionId !== id || redemption.state !== 'reserved') return []
  return after.status === 'cancelled' ? releaseRedemption(redemption) : settleRedemption(redemption)
}
