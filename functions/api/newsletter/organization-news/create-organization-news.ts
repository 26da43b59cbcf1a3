import { addCampaign } from '#core/newsletter/newsletter-campaigns/add-campaign.ts'
import { nameInMails } from '#core/newsletter/organization-news/name-in-mails.ts'
import { requireOwnNews, requireSending } from '#core/newsletter/organization-news/news-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { createOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

async function createOrganizationNews({ params, body: { subject }, ...caller }: ApiRequest<typeof contract>) {
  const organization = await requireOwnNews(params.organizationId, caller.actor.userId)
  requireSending(organization)
  return addCampaign(
    {
      senderId: organization.id,
      name: subject,
      subject,
      fromName: nameInMails(organization),
      audience: { kind: 'organization', followers: true, eventIds: [] },
    },
    caller,
  )
}

export const handler = endpoint(contract, createOrganizationNews)
