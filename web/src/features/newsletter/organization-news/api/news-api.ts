import { queryOptions } from '@tanstack/react-query'
import type {
  CampaignContent,
  CampaignId,
  OrganizationAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import {
  cancelOrganizationNews,
  countNewsAudience,
  createOrganizationNews,
  getNewsAudience,
  getOrganizationNews,
  listOrganizationNews,
  previewOrganizationNews,
  takeBackOrganizationNews,
} from '#shared/newsletter/organization-news/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

export const newsNoun = 'organization-news'
export const newsKey = [newsNoun] as const

const movingMs = 5000

export const newsPagesQuery = (organizationId: OrganizationId) =>
  pagesQuery(listOrganizationNews, {
    key: [newsNoun, listOrganizationNews.name, organizationId],
    params: { organizationId },
  })

type Named = { organizationId: OrganizationId; campaignId: CampaignId }

/** One news; while it goes out, its figures are read every few seconds. */
export const newsQuery = (params: Named) =>
  queryOptions({
    ...query(newsNoun, getOrganizationNews, { params }),
    refetchInterval: ({ state }) => {
      const status = state.data?.campaign.status
      const moves = status === 'scheduled' || status === 'preparing' || status === 'sending'
      return moves ? movingMs : false
    },
  })

export const newsAudienceQuery = (organizationId: OrganizationId) =>
  query(newsNoun, getNewsAudience, { params: { organizationId } })

export const newsCountQuery = (organizationId: OrganizationId, audience: OrganizationAudience) =>
  queryOptions({
    queryKey: [newsNoun, countNewsAudience.name, organizationId, audience],
    queryFn: ({ signal }) =>
      call(countNewsAudience, { params: { organizationId }, body: { audience } }, { signal }),
    staleTime: 10_000,
    retry: false,
  })

export const renderNews = (organizationId: OrganizationId) => (content: CampaignContent) =>
  call(previewOrganizationNews, { params: { organizationId }, body: { content } })

const changes = [newsKey]

export const useCreateNews = command(createOrganizationNews, { changes })
export const useTakeBackNews = command(takeBackOrganizationNews, { changes })
export const useCancelNews = command(cancelOrganizationNews, { changes })
