import * as z from 'zod/mini'
import { Person } from '#shared/directory/listings/admin-contract.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { AdCampaignStatus, AdCreative } from './ad-campaign.ts'
import { WholeAdCampaign } from './contract.ts'
import { AdCampaignId, AdCreativeId } from './named-campaign.ts'

/** A campaign as administrators read it. */
export const AdminAdCampaign = z.object({ ...WholeAdCampaign.shape, advertiser: Person })
export type AdminAdCampaign = z.infer<typeof AdminAdCampaign>

export const listAdCampaigns = route({
  name: 'listAdCampaigns',
  method: 'GET',
  path: '/api/admin/ads/campaigns',
  auth: 'admin',
  summary: 'Campaigns of a status, those that wait the oldest first, others the newest first',
  query: z.strictObject({ ...pageQuery(25), status: z._default(AdCampaignStatus, 'in_review') }),
  response: Page(AdminAdCampaign),
  errors: ['invalid_cursor'],
})

const params = z.strictObject({ campaignId: AdCampaignId })
const version = z.int().check(z.gte(1))

export const decideAdCampaign = route({
  name: 'decideAdCampaign',
  method: 'POST',
  path: '/api/admin/ads/campaigns/:campaignId/decision',
  auth: 'admin',
  summary:
    'Approve a campaign with its waiting ads, or refuse it, on the version seen; its advertiser is told',
  params,
  body: z.strictObject({
    approves: z.boolean(),
    /** Required to refuse. */
    reason: text(500),
    version,
  }),
  response: AdminAdCampaign,
  errors: ['campaign_not_found', 'already_decided', 'reason_required', 'version_conflict'],
})

export const stopAdCampaign = route({
  name: 'stopAdCampaign',
  method: 'POST',
  path: '/api/admin/ads/campaigns/:campaignId/stop',
  auth: 'admin',
  summary: 'Pause a paid campaign, let it go on, or end it with a refund; its advertiser reads the reason',
  params,
  body: z.strictObject({ step: z.enum(['pause', 'resume', 'cancel']), reason: text(500, 1), version }),
  response: AdminAdCampaign,
  errors: ['campaign_not_found', 'campaign_status', 'version_conflict'],
})

/** An ad that waits on its own, on a campaign that was approved before. */
export const WaitingCreative = z.object({
  creative: AdCreative,
  campaignName: z.string(),
  advertiser: Person,
})
export type WaitingCreative = z.infer<typeof WaitingCreative>

export const listWaitingCreatives = route({
  name: 'listWaitingCreatives',
  method: 'GET',
  path: '/api/admin/ads/creatives',
  auth: 'admin',
  summary: 'Ads that wait for review on approved campaigns, the oldest first',
  query: z.strictObject(pageQuery(25)),
  response: Page(WaitingCreative),
  errors: ['invalid_cursor'],
})

export const decideAdCreative = route({
  name: 'decideAdCreative',
  method: 'POST',
  path: '/api/admin/ads/creatives/:campaignId/:creativeId/decision',
  auth: 'admin',
  summary: 'Approve or refuse an ad on the version seen; its advertiser is told',
  params: z.strictObject({ campaignId: AdCampaignId, creativeId: AdCreativeId }),
  body: z.strictObject({
    approves: z.boolean(),
    /** Required to refuse. */
    reason: text(500),
    version,
  }),
  response: WaitingCreative,
  errors: [
    'campaign_not_found',
    'creative_not_found',
    'already_decided',
    'reason_required',
    'version_conflict',
  ],
})
