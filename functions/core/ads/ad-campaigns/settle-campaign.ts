import { closeWindows } from '#core/ads/ad-delivery/close-windows.ts'
import { deliveries, openOf, settleDelivery } from '#core/ads/ad-delivery/deliveries.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { bookedOf, daysNotBegun, refundFor } from '#shared/ads/ad-campaigns/ad-price.ts'
import { isEnded } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { campaigns } from './campaigns.ts'
import { tellAdvertiser } from './tell-advertiser.ts'

/**
 * Reckons up a campaign that has ended: what was not delivered, and the money for it, in one commit with its delivery.
 * False while views of what was served last may still come; `atOnce` does not wait for them.
 */
export async function settleCampaign(id: string, now: string, { atOnce = false } = {}): Promise<boolean> {
  if (atOnce) await closeWindows(id, now, { atOnce })
  return untilUnchanged(async () => {
    const before = await campaigns.get({ id }, { consistent: true })
    if (!before || !isEnded(before) || before.settledAt) return false
    const delivery = await deliveries.get({ campaignId: id }, { consistent: true })
    if (delivery && openOf(delivery) > 0) return false
    const undelivered =
      before.model === 'views'
        ? (delivery?.remaining ?? bookedOf(before))
        : daysNotBegun(before, before.endedOn ?? before.endsOn)
    const refundCents = refundFor(before.paidCents ?? 0, undelivered, bookedOf(before))
    const campaign: AdCampaign = {
      ...before,
      settledAt: now,
      undelivered,
      refundCents,
      updatedAt: now,
      version: before.version + 1,
    }
    await commit(
      campaigns.put(campaign, { version: before.version }),
      ...(delivery && !delivery.settledAt ? [settleDelivery(delivery, now)] : []),
      ...(refundCents > 0 ? [announce('ad_campaign.refund_due', { campaignId: before.id }, now)] : []),
      ...(await tellAdvertiser(campaign, newsOf(campaign, refundCents), now)),
    )
    return true
  })
}

const newsOf = ({ name, status }: AdCampaign, refundCents: number) =>
  ({
    kind: 'ad_campaign_runs',
    type: 'info',
    title: status === 'cancelled' ? 'Your campaign has ended' : 'Campaign finished',
    message:
      refundCents > 0
        ? `${name} is over. We refund ${dollars(refundCents)} for what was not delivered.`
        : `${name} is over. All that you booked was delivered.`,
  }) as const
