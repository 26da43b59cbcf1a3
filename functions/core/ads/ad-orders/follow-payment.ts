import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import {
  cancelledCampaign,
  pausedCampaign,
  resumedCampaign,
} from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { isOpenDispute } from '#shared/billing/transactions/is-open-dispute.ts'
import type { PurposeOf } from '#shared/billing/transactions/purpose.ts'
import { orders } from './orders.ts'

/**
 * What a change of the payment means for the campaigns of its order. A refund alone means nothing for them. While the
 * bank looks at a dispute they stand still; a lost one ends them, and nothing is left to refund.
 */
export async function followPayment(
  { orderId }: PurposeOf<'ads'>,
  { id, dispute }: StoredTransaction,
  now: string,
): Promise<Write[]> {
  if (!dispute) return []
  const order = await orders.get({ id: orderId }, { consistent: true })
  if (order?.paymentId !== id) return []
  const writes: Write[] = []
  for (const { campaignId } of order.lines) {
    const before = await campaigns.get({ id: campaignId }, { consistent: true })
    if (!before || before.orderId !== orderId) continue
    const after = followDispute(before, dispute.status, now)
    if (after) writes.push(...saveCampaign(before, after, await creativesOf(campaignId)))
    else if (isOwedAgain(before, dispute.status))
      writes.push(announce('ad_campaign.refund_due', { campaignId }, now))
  }
  return writes
}

/** Undefined where a dispute in this state changes nothing. */
export function followDispute(before: AdCampaign, status: string, now: string): AdCampaign | undefined {
  const state = campaignStateAt(before, now)
  const isOn = state === 'scheduled' || state === 'running' || state === 'paused'
  const isPaused = before.status === 'paused' && before.pausedBy?.includes('dispute') === true
  if (status === 'lost') {
    if (before.settledAt || before.paidCents === 0) return undefined
    const lost = { ...before, paidCents: 0 }
    return isOn
      ? cancelledCampaign(lost, now, { reason: 'The bank reversed the payment.' })
      : { ...lost, updatedAt: now, version: before.version + 1 }
  }
  if (isOpenDispute(status)) return isOn && !isPaused ? pausedCampaign(before, 'dispute', now) : undefined
  return isPaused ? resumedCampaign(before, 'dispute', now) : undefined
}

/** True of what was not refunded while the bank had the money. */
const isOwedAgain = ({ refundCents = 0, refundedAt }: AdCampaign, status: string): boolean =>
  refundCents > 0 && !refundedAt && status !== 'lost' && !isOpenDispute(status)
