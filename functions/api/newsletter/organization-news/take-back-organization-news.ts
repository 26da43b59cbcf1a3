import { findCampaignOf } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { takenBack } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { takeBackOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

async function takeBackOrganizationNews({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { id } = await requireOwnNews(params.organizationId, actor.userId)
  return stepCampaign({
    find: () => findCampaignOf(id, params.campaignId),
    step: (before) => takenBack(before, now),
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Returned to draft', type: 'newsletter_send', before, after }, now),
    ],
    remember,
  })
}

export const handler = endpoint(contract, takeBackOrganizationNews)
