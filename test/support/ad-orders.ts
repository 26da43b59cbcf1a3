import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { findCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { beginOrder, newOrder } from '#core/ads/ad-orders/begin-order.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdOrder, AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { payAdCampaigns, settleAdPayment } from '#shared/ads/ad-orders/contract.ts'
import { putCampaign } from './ad-campaigns.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'

/** An open order of an approved campaign, before it has an invoice. */
export async function putOrder(userId: string, now = new Date().toISOString()): Promise<AdOrder> {
  const campaign = await putCampaign(userId, {}, { now })
  const order = newOrder(campaign.advertiserId, [campaign], now)
  await commit(...beginOrder(order, [campaign], now))
  return order
}

/** Begins to pay for campaigns by card. */
export async function payFor(client: Client, chosen: readonly Pick<AdCampaign, 'id'>[]) {
  const paying = await client.call(payAdCampaigns, {
    body: { campaignIds: chosen.map(({ id }) => id) },
  })
  expectSuccess(paying)
  return paying.body
}

export const settlePayment = (client: Client, orderId: AdOrderId) =>
  client.call(settleAdPayment, { params: { orderId } })

export const storedCampaign = findCampaign

/** Stores other values of a stored campaign, past every rule. */
export async function replaceCampaign(id: string, more: Partial<AdCampaign>): Promise<AdCampaign> {
  const before = await findCampaign(id)
  const after = { ...before, ...more, version: before.version + 1 }
  await commit(campaigns.put(after, { version: before.version }))
  return after
}
