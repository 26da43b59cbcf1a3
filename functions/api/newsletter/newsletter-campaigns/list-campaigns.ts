import {
  campaigns,
  campaignsOf,
  newsInReview,
  newsOfOrganizations,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { campaignCounts } from '#core/newsletter/newsletter-campaigns/shown-campaign.ts'
import { organizationsById } from '#core/organizations/organizations/named-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listCampaigns as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { siteName } from '#shared/site-name.ts'

const lists = {
  platform: { index: 'gsi1', pk: campaignsOf(platformSender) },
  organizations: { index: 'gsi3', pk: newsOfOrganizations },
  in_review: { index: 'gsi3', pk: newsInReview },
} as const

async function listCampaigns({ query: { of, status, limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await firstPageWith(
    (next) => campaigns.list({ ...lists[of], newestFirst: true, limit, cursor: next }),
    cursor,
    // What an organization has not sent is its own.
    (campaign) =>
      (!status || campaign.status === status) && (of !== 'organizations' || campaign.status !== 'draft'),
  )
  const [senders, counts] = await Promise.all([
    organizationsById(page.items.map(({ senderId }) => (senderId === platformSender ? undefined : senderId))),
    Promise.all(page.items.map(campaignCounts)),
  ])
  return {
    ...page,
    items: page.items.map((campaign, at) => ({
      ...campaign,
      counts: counts[at] ?? campaign.finalCounts,
      senderName:
        campaign.senderId === platformSender
          ? siteName
          : (senders.get(campaign.senderId)?.name ?? 'Former organization'),
    })),
  }
}

export const handler = endpoint(contract, listCampaigns)
