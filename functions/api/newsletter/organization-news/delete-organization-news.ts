import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { findCampaignOf } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { requireDeletable } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { deleteOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

async function deleteOrganizationNews({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { id } = await requireOwnNews(params.organizationId, actor.userId)
  await untilUnchanged(async () => {
    const campaign = await findCampaignOf(id, params.campaignId)
    requireDeletable(campaign)
    await commit(
      campaigns.delete(campaign),
      recordCampaignStep(actor, { done: 'Deleted', type: 'newsletter_campaign', before: campaign }, now),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, deleteOrganizationNews)
