import { campaigns, campaignsOf } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { campaignCounts } from '#core/newsletter/newsletter-campaigns/shown-campaign.ts'
import { type ListedCampaign, noCounts } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'

type Asked = { limit: number; cursor?: string | undefined }

/** What an organization wrote, newest first. */
export async function listNews(
  organizationId: OrganizationId,
  { limit, cursor }: Asked,
): Promise<{ items: ListedCampaign[]; nextCursor?: string }> {
  const page = await campaigns.list({
    index: 'gsi1',
    pk: campaignsOf(organizationId),
    newestFirst: true,
    limit,
    cursor,
  })
  const counts = await Promise.all(page.items.map(campaignCounts))
  return {
    ...page,
    items: page.items.map((campaign, at) => ({ ...campaign, counts: counts[at] ?? noCounts })),
  }
}
