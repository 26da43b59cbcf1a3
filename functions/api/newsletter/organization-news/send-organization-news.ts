import { findCampaignOf } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { requireOwnNews, requireSending } from '#core/newsletter/organization-news/news-desk.ts'
import { takePlace } from '#core/newsletter/organization-news/news-sendings.ts'
import { sentNews } from '#core/newsletter/organization-news/send-news.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { sendOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'
import { plannedInstant } from '#shared/platform/time/planned-instant.ts'

async function sendOrganizationNews({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const organization = await requireOwnNews(params.organizationId, actor.userId)
  requireSending(organization)
  const { id } = organization
  const planned = body.planned && {
    local: body.planned.local,
    zone: body.planned.zone,
    at: plannedInstant(body.planned, 'body.planned.local'),
  }
  return stepCampaign({
    find: () => findCampaignOf(id, params.campaignId),
    version: body.version,
    step: (before) => sentNews(before, id, planned, now),
    also: async (before, after) => [
      await takePlace(id, after.id, planned?.at ?? now, now),
      recordCampaignStep(
        actor,
        {
          done: after.status === 'in_review' ? 'Submitted' : 'Scheduled',
          type: 'newsletter_send',
          before,
          after,
        },
        now,
      ),
    ],
    remember,
  })
}

export const handler = endpoint(contract, sendOrganizationNews)
