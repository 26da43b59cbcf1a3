import { statsOf } from '#core/newsletter/newsletter-campaigns/campaign-stats.ts'
import { findCampaignOf } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

async function getOrganizationNews({ actor, params }: ApiRequest<typeof contract>) {
  const { id } = await requireOwnNews(params.organizationId, actor.userId)
  const campaign = await findCampaignOf(id, params.campaignId)
  const stats = await statsOf(campaign)
  return { campaign, counts: stats.counts, stats }
}

export const handler = endpoint(contract, getOrganizationNews)
