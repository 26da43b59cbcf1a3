import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { type AdOrder, sharesOf } from '#shared/ads/ad-orders/ad-order.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { beginsPaid, featureListings } from './begins-paid.ts'
import { orders } from './orders.ts'

type Paid = {
  paidBy: NonNullable<AdOrder['paidBy']>
  payment: Pick<StoredTransaction, 'id'>
  /** Its total has the tax, and whatever credit has paid of it. */
  invoice: Pick<Invoice, 'id' | 'invoiceNumber' | 'totalCents'>
}

/**
 * An open order becomes paid, and its campaigns begin by themselves on their first days. One whose offer was over by
 * then is looked at on its own.
 */
export async function payOrder(
  order: AdOrder,
  { paidBy, payment, invoice }: Paid,
  now: string,
): Promise<{ order: AdOrder; writes: Write[] }> {
  const { version } = order
  const paidCents = invoice.totalCents
  const paid: AdOrder = {
    ...order,
    status: 'paid',
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    paymentId: payment.id,
    paidBy,
    paidCents,
    paidAt: now,
    updatedAt: now,
    version: version + 1,
  }
  const shares = sharesOf(order.lines, paidCents)
  const user = await users.get({ id: order.userId }, { consistent: true })
  const isSuspended = user?.status === 'suspended'
  const begun: { campaign: AdCampaign; paidCents: number }[] = []
  const writes = [orders.put(paid, { version })]
  for (const [at, { campaignId }] of order.lines.entries()) {
    const campaign = await campaigns.get({ id: campaignId }, { consistent: true })
    if (campaign && isPayable(campaign, order, now)) begun.push({ campaign, paidCents: shares[at] ?? 0 })
    else writes.push(announce('ad_order.line_late', { orderId: order.id, campaignId }, now))
  }
  for (const { campaign, paidCents } of begun)
    writes.push(
      ...beginsPaid(
        campaign,
        { orderId: order.id, paidCents, isSuspended },
        await creativesOf(campaign.id),
        now,
      ),
    )
  writes.push(
    ...(await featureListings(
      begun.map(({ campaign }) => campaign),
      now,
    )),
  )
  return { order: paid, writes }
}

const isPayable = ({ status, orderId, endsOn }: AdCampaign, order: AdOrder, now: string): boolean =>
  status === 'approved' && orderId === order.id && endsOn >= siteDay(now)
