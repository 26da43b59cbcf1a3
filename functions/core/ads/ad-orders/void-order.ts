import { findCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { mirrorAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { voidUpgradeInvoice } from '#core/billing/subscriptions/manual/void-upgrade-invoice.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { orderRefusal } from '#shared/ads/ad-orders/order-refusal.ts'
import { orders } from './orders.ts'

/**
 * Gives up an order, so that no one can pay it later. Its invoice is taken back first: one that is paid by now counts,
 * and the order with it. Safe to repeat.
 */
export async function voidOrder(id: string, now: string): Promise<'void' | 'paid'> {
  const order = await orders.get({ id }, { consistent: true })
  if (order?.status === 'open' && order.providerInvoiceId) {
    await voidUpgradeInvoice(order.providerInvoiceId)
    const mirrored = await mirrorAnyInvoice(order.providerInvoiceId, now)
    // The bank has the payment, and will say.
    if (mirrored?.invoice.status === 'open') throw orderRefusal.processing()
  }
  return untilUnchanged(async () => {
    const latest = await orders.get({ id }, { consistent: true })
    if (latest?.status === 'paid') return 'paid'
    if (latest?.status === 'open') {
      // An invoice was written in the meantime.
      if (latest.providerInvoiceId !== order?.providerInvoiceId) return voidOrder(id, now)
      const { version } = latest
      await commit(
        orders.put({ ...latest, status: 'void', updatedAt: now, version: version + 1 }, { version }),
      )
    }
    return 'void'
  })
}

/**
 * Gives up the order that a campaign is in, before it is taken back or its offer ends. Refused where it is paid by now:
 * then the campaign is paid, too.
 */
export async function voidOrderOf(
  { id, orderId }: Pick<AdCampaign, 'id' | 'orderId'>,
  now: string,
): Promise<void> {
  if (!orderId || (await voidOrder(orderId, now)) === 'void') return
  const campaign = await findCampaign(id)
  // Paid for when its last day was over, it never ran: its share goes back.
  if (!campaign.paidAt) return
  throw campaignRefusal.status(campaignStateAt(campaign, now))
}
