import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { keepRun } from '#core/ads/ad-delivery/ad-runs.ts'
import { deliveryKeysOf } from '#core/ads/ad-delivery/delivery-keys.ts'
import { refundCampaign } from '#core/ads/ad-orders/refund-campaign.ts'
import { voidOrder } from '#core/ads/ad-orders/void-order.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { campaignStateAt, lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import {
  cancelledCampaign,
  completedCampaign,
  withdrawnCampaign,
} from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { campaigns, campaignsOfPartition } from './campaigns.ts'
import { creatives, creativesOf } from './creatives.ts'
import { deletedAds } from './deleted-ads.ts'
import { featuringEnds } from './featured-listing.ts'
import { saveCampaign } from './save-campaign.ts'
import { settleCampaign } from './settle-campaign.ts'

const campaignsOf = (userId: string) =>
  eachItem(campaigns, { index: 'gsi1', pk: campaignsOfPartition(userId) })

/** Ends a campaign, whatever it is: one that is paid for is refunded for what was not delivered. */
async function endCampaign(id: string, now: string): Promise<void> {
  const known = await campaigns.get({ id }, { consistent: true })
  // What is paid by now is refunded with the rest; later no one can pay it.
  if (known?.status === 'approved' && known.orderId) await voidOrder(known.orderId, now)
  await untilUnchanged(async () => {
    const before = await campaigns.get({ id }, { consistent: true })
    if (!before) return
    const ads = await creativesOf(id)
    if (before.status === 'in_review' || before.status === 'approved')
      return commit(...saveCampaign(before, withdrawnCampaign(before, now), ads))
    if (before.status !== 'scheduled' && before.status !== 'paused') return
    const isOver = campaignStateAt(before, now) === 'completed'
    const campaign = isOver
      ? completedCampaign(before, lastDayOf(before), now)
      : cancelledCampaign(before, now)
    await commit(...saveCampaign(before, campaign, ads), ...(await featuringEnds(before, now)))
  })
  await settleCampaign(id, now, { atOnce: true })
  await refundCampaign(id, now)
}

const erase = (id: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const campaign = await campaigns.get({ id }, { consistent: true })
    if (!campaign) return
    const ads = await creativesOf(id)
    await writeBatch((await deliveryKeysOf(id)).map((Key) => ({ DeleteRequest: { Key } })))
    await commit(
      campaigns.delete(campaign),
      ...keepRun({ ...campaign, status: 'cancelled' }, []),
      ...deletedAds(ads, now),
    )
  })

export const erased: ErasedData = {
  settle: async ({ userId, now }) => {
    for await (const { id } of campaignsOf(userId)) await endCampaign(id, now)
  },
  erase: async ({ userId, now }) => {
    for await (const { id } of campaignsOf(userId)) await erase(id, now)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const campaign of campaignsOf(userId)) {
      yield { kind: campaigns.name, item: campaign }
      for (const ad of await creativesOf(campaign.id)) yield { kind: creatives.name, item: ad }
    }
  },
}
