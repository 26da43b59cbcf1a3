import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import { refundOnce } from '#core/billing/one-time-payments/refund-once.ts'
import { leftToRefund } from '#core/billing/transactions/reserve-refund.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { isOpenDispute } from '#shared/billing/transactions/is-open-dispute.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { orders } from './orders.ts'

/**
 * Gives back the money for what a campaign did not deliver, once: on the card that paid, or, for a transfer, by
 * administrators, who are told. While the bank looks at a dispute of the payment, nothing happens; see `followPayment`.
 */
export const refundCampaign = (campaignId: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const campaign = await campaigns.get({ id: campaignId }, { consistent: true })
    if (!campaign?.refundCents || campaign.refundedAt || !campaign.orderId) return
    const order = await orders.get({ id: campaign.orderId }, { consistent: true })
    if (!order?.paymentId) return
    const paymentId = order.paymentId
    const given =
      order.paidBy === 'card'
        ? await refundOnCard(campaign, { ...order, paymentId }, now)
        : { byHand: campaign.refundCents }
    if (!given) return
    const writes = saveCampaign(campaign, noted(campaign, now), [])
    const [once] = writes
    if (given.byHand > 0 && once) await alertOf(campaign, order, { byHand: given.byHand, once }, now)
    else await commit(...writes)
  })

const noted = (campaign: AdCampaign, now: string): AdCampaign => ({
  ...campaign,
  refundedAt: now,
  updatedAt: now,
  version: campaign.version + 1,
})

/** What the card takes of it, and what credit had paid; undefined while the bank decides. */
async function refundOnCard(
  { id, refundCents = 0 }: AdCampaign,
  { userId, paymentId, paidCents = 0 }: AdOrder & { paymentId: string },
  now: string,
): Promise<{ byHand: number } | undefined> {
  const payment = await transactions.get({ userId, id: paymentId }, { consistent: true })
  if (!payment) return { byHand: 0 }
  if (payment.dispute && isOpenDispute(payment.dispute.status)) return undefined
  const requestId = `ad-${id}`
  const known = payment.refundRequests?.[requestId]
  const before = known ? await transactions.get({ userId, id: known }, { consistent: true }) : undefined
  const onCard = before?.amountCents ?? Math.min(refundCents, leftToRefund(payment))
  if (onCard > 0)
    await refundOnce(
      { userId, paymentId, amountCents: onCard, reason: 'What was not delivered', requestId },
      now,
    )
  // What an administrator has refunded already is not owed again.
  return { byHand: Math.min(refundCents - onCard, paidCents - payment.amountCents) }
}

type ByHand = { byHand: number; once: Parameters<typeof alertAdministrators>[0]['once'] }

async function alertOf(
  { name, advertiserId }: AdCampaign,
  { paidBy, invoiceNumber = '' }: AdOrder,
  { byHand, once }: ByHand,
  now: string,
): Promise<void> {
  const user = await users.get({ id: advertiserId })
  const who = user ? publicName(user) : 'A former member'
  const how = paidBy === 'transfer' ? 'was paid by transfer' : 'was paid with credit'
  await alertAdministrators(
    {
      title: 'An ad refund is due by transfer',
      message: `${who} gets ${dollars(byHand)} back for the campaign ${name}, which ${how} (invoice ${invoiceNumber}).`,
      href: '/admin/ad-management',
      once,
    },
    now,
  )
}
