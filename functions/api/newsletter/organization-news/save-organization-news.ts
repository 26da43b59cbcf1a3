import { findCampaignOf } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { nameInMails } from '#core/newsletter/organization-news/name-in-mails.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { requireOwnAudience } from '#core/newsletter/organization-news/own-events.ts'
import { settledNews } from '#core/newsletter/organization-news/settled-news.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { edited, requireDraft } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { saveOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

async function saveOrganizationNews({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, audience, replyTo } = body
  const organization = await requireOwnNews(params.organizationId, actor.userId)
  const { id } = organization
  return stepCampaign({
    find: () => findCampaignOf(id, params.campaignId),
    version,
    step: async (before) => {
      requireDraft(before)
      await requireOwnAudience(id, audience)
      const content = await settledNews(id, body.content)
      const name = content.subject || before.name
      return edited(before, { name, fromName: nameInMails(organization), replyTo, audience, ...content }, now)
    },
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Changed', type: 'newsletter_campaign', before, after }, now),
    ],
    remember,
  })
}

export const handler = endpoint(contract, saveOrganizationNews)
