import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdOrder, AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { orderLine } from '#shared/ads/ad-orders/order-line.ts'
import { newId } from '#shared/ids.ts'
import { orders } from './orders.ts'
import { voidOrder } from './void-order.ts'

/** An order with a line for each campaign. */
export function newOrder(userId: AdOrder['userId'], chosen: readonly AdCampaign[], now: string): AdOrder {
  const lines = chosen.map(orderLine)
  return {
    id: newId('ado', now) as AdOrderId,
    userId,
    lines,
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    status: 'open',
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}

export const inOrder = (campaign: AdCampaign, orderId: AdOrderId, now: string): AdCampaign => ({
  ...campaign,
  orderId,
  updatedAt: now,
  version: campaign.version + 1,
})

/** The writes of an order that begins: its campaigns name it, as long as they are as they were read. */
export const beginOrder = (order: AdOrder, chosen: readonly AdCampaign[], now: string): Write[] => [
  orders.put(order, { absent: true }),
  ...chosen.flatMap((campaign) => saveCampaign(campaign, inOrder(campaign, order.id, now), [])),
]

/** The open order of exactly these campaigns at their prices; undefined where there is none. */
export async function openOrderOf(chosen: readonly AdCampaign[]): Promise<AdOrder | undefined> {
  const [id, ...more] = new Set(chosen.map(({ orderId }) => orderId))
  const order = id && more.length === 0 ? await orders.get({ id }, { consistent: true }) : undefined
  if (order?.status !== 'open' || order.lines.length !== chosen.length) return undefined
  const prices = new Map(chosen.map((campaign) => [campaign.id, orderLine(campaign)]))
  const isSame = order.lines.every(({ campaignId, cents, description }) => {
    const line = prices.get(campaignId)
    return line?.cents === cents && line.description === description
  })
  return isSame ? order : undefined
}

/** Gives up the orders that campaigns are in. True where one of them is paid by now. */
export async function voidOrdersOf(chosen: readonly AdCampaign[], now: string): Promise<boolean> {
  let isPaid = false
  for (const id of new Set(chosen.flatMap(({ orderId }) => orderId ?? [])))
    if ((await voidOrder(id, now)) === 'paid') isPaid = true
  return isPaid
}
