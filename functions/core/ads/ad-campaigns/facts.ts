import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'

export const facts = {
  /** A campaign has been reckoned up, and what was not delivered is to be refunded. */
  'ad_campaign.refund_due': z.object({ campaignId: AdCampaignId }),
  /** Pictures that are no longer shown, by their paths. */
  'ad_creative.pictures_dropped': z.object({ pictures: z.array(z.string()) }),
} satisfies FactSchemas
