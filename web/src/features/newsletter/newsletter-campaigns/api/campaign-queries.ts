import { queryOptions } from '@tanstack/react-query'
import {
  countAudience,
  getCampaign,
  getCampaignStats,
  listCampaigns,
  listNewsletterTemplates,
  listRecipients,
  previewCampaign,
  type ShownCampaign,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  type CampaignContent,
  type CampaignId,
  type CampaignStatus,
  type RecipientStatus,
  type SenderId,
  type SubscriberAudience,
  waitingOf,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { getNewsletterSettings } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

export const campaignsKey = ['newsletter-campaigns'] as const

export type CampaignLists = { of: 'platform' | 'organizations' | 'in_review'; status?: CampaignStatus }

export const campaignPagesQuery = ({ of, status }: CampaignLists) =>
  pagesQuery(listCampaigns, {
    key: [...campaignsKey, listCampaigns.name, of, status],
    query: { of, ...(status && { status }) },
    keepPrevious: true,
  })

const isUnderWay = ({ campaign: { status } }: ShownCampaign) =>
  status === 'scheduled' || status === 'preparing' || status === 'sending'

const refreshMs = 5000

/** A campaign beside what is done with it. While it goes out, it is read again every few seconds. */
export const campaignQuery = (campaignId: CampaignId) =>
  queryOptions({
    queryKey: [...campaignsKey, getCampaign.name, campaignId],
    queryFn: ({ signal }) => call(getCampaign, { params: { campaignId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? refreshMs : false),
  })

/** The statistics of a campaign. They move while it goes out, and the last of its counts come after it has ended. */
export const campaignStatsQuery = (campaignId: CampaignId, isMoving: boolean) =>
  queryOptions({
    queryKey: [...campaignsKey, getCampaignStats.name, campaignId],
    queryFn: ({ signal }) => call(getCampaignStats, { params: { campaignId } }, { signal }),
    refetchInterval: ({ state }) =>
      isMoving || (state.data && waitingOf(state.data.counts) > 0) ? 2 * refreshMs : false,
  })

/** The people of a campaign, read again when it has stopped moving. */
export const recipientPagesQuery = (campaignId: CampaignId, status: RecipientStatus, isMoving: boolean) =>
  pagesQuery(listRecipients, {
    key: [...campaignsKey, listRecipients.name, campaignId, status, isMoving],
    params: { campaignId },
    query: { status },
    keepPrevious: true,
  })

export const templatesQuery = query('newsletter-campaigns', listNewsletterTemplates, {})

export const topicsQuery = query('newsletter-subscribers', getNewsletterSettings, {})

export const audienceCountQuery = (audience: SubscriberAudience) =>
  queryOptions({
    queryKey: [...campaignsKey, countAudience.name, audience],
    queryFn: ({ signal }) => call(countAudience, { body: { audience } }, { signal }),
    staleTime: 10_000,
    retry: false,
  })

export const renderCampaign = (content: CampaignContent) => call(previewCampaign, { body: { content } })

/** Content as it looks from an organization. */
export const renderFrom = (senderId: SenderId) => (content: CampaignContent) =>
  call(previewCampaign, { body: { content, senderId } })
