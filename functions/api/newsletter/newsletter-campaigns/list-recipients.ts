import { recipients, recipientsWith } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { listRecipients as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

/** Whom an organization reached is known to it and its people alone. */
async function listRecipients({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findPlatformCampaign(params.campaignId)
  const page = await recipients.list({
    index: 'gsi3',
    pk: recipientsWith(id, query.status),
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
  const rows = await getMany(page.items.map(({ recipientId }) => subscribers.key({ id: recipientId })))
  const emails = new Map<string, string>(rows.map(subscribers.read).map(({ id: of, email }) => [of, email]))
  return {
    ...page,
    items: page.items.map(({ recipientId, status, why, at }) => {
      const email = emails.get(recipientId)
      return { recipientId, ...(email && { email }), status, ...(why && { why }), at }
    }),
  }
}

export const handler = endpoint(contract, listRecipients)
