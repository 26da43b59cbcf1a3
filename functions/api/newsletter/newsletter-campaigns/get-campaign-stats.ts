import { statsOf } from '#core/newsletter/newsletter-campaigns/campaign-stats.ts'
import { findCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getCampaignStats as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

const getCampaignStats = async ({ params }: ApiRequest<typeof contract>) =>
  statsOf(await findCampaign(params.campaignId))

export const handler = endpoint(contract, getCampaignStats)
