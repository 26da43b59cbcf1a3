import { followLink } from '#core/newsletter/newsletter-campaigns/follow-link.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { followCampaignLink as contract } from '#shared/newsletter/newsletter-campaigns/contract.ts'

const followCampaignLink = ({ params, now }: ApiRequest<typeof contract>) =>
  followLink(params.campaignId, Number(params.number), now)

export const handler = endpoint(contract, followCampaignLink)
