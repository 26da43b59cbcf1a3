import type * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/** Here, apart from what a campaign is, for the schemas of what only names its campaign. */
export const AdCampaignId = idSchema('adc')
export type AdCampaignId = z.infer<typeof AdCampaignId>

export const AdCreativeId = idSchema('crv')
export type AdCreativeId = z.infer<typeof AdCreativeId>

/** The address of a campaign, for its advertiser. */
export const adCampaignPath = (campaignId: string): string => `/my-ads/${campaignId}`
