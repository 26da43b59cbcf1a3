import { findCampaignOf } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { mailTo } from '#core/newsletter/newsletter-campaigns/mail-to-reader.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { requireOwnNews, requireSending } from '#core/newsletter/organization-news/news-desk.ts'
import { sendableNews } from '#core/newsletter/organization-news/rendered-news.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { CampaignStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { tested } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { testOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

const unsent: readonly CampaignStatus[] = ['draft', 'in_review', 'scheduled', 'missed']

async function testOrganizationNews({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const organization = await requireOwnNews(params.organizationId, actor.userId)
  requireSending(organization)
  const { id } = organization
  const shown = await findCampaignOf(id, params.campaignId)
  if (!unsent.includes(shown.status)) throw campaignRefusal.sent()
  const { email, firstName } = actor.user
  const content = await sendableNews(id, shown, now)
  await mailTo({ email, firstName }, { campaign: shown, content }, now)
  return stepCampaign({
    find: () => findCampaignOf(id, params.campaignId),
    step: (before) => tested(before, shown, now),
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Tested', type: 'newsletter_campaign', before, after }, now),
    ],
    remember,
  })
}

export const handler = endpoint(contract, testOrganizationNews)
