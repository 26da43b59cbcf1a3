import { findCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { shownCampaign } from '#core/newsletter/newsletter-campaigns/shown-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

const getCampaign = async ({ params }: ApiRequest<typeof contract>) =>
  shownCampaign(await findCampaign(params.campaignId))

export const handler = endpoint(contract, getCampaign)
