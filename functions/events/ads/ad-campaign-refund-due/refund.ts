import { facts } from '#core/ads/ad-campaigns/facts.ts'
import { refundCampaign } from '#core/ads/ad-orders/refund-campaign.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a refund names its campaign, for which it is made once. */
export const handler = consumer(facts, 'ad_campaign.refund_due', 'refund', ({ fact, now }) =>
  refundCampaign(fact.payload.campaignId, now),
)
