import { newsPath } from '#shared/newsletter/organization-news/news-path.ts'
import { type Campaign, type CampaignId, platformSender } from './campaign.ts'

/** Where administrators see a campaign, their own or that of an organization. */
export const adminCampaignPath = (id: CampaignId): string => `/admin/newsletter/campaigns/${id}`

/** Where those who send a campaign see it. */
export const campaignPath = ({ id, senderId }: Pick<Campaign, 'id' | 'senderId'>): string =>
  senderId === platformSender ? adminCampaignPath(id) : newsPath(senderId, id)
