import { useQueryClient } from '@tanstack/react-query'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { newsQuery } from './news-api.ts'

/** Shows one news as a write answered it; its figures stay as they were read. */
export function useShowNews(params: { organizationId: OrganizationId; campaignId: CampaignId }) {
  const queryClient = useQueryClient()
  return (answer: ShownCampaign) =>
    queryClient.setQueryData(newsQuery(params).queryKey, (before) => before && { ...before, ...answer })
}
