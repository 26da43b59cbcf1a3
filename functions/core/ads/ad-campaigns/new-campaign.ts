import type { AdCampaign, AdCampaignFields } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import type { User } from '#shared/platform/users/user.ts'

/** The fields of a campaign as they are stored: a sponsor has no number of views. */
export function campaignFields({
  views,
  frequencyCap,
  ...fields
}: AdCampaignFields): Pick<AdCampaign, keyof AdCampaignFields> {
  return {
    ...fields,
    states: [...new Set(fields.states)],
    ...(fields.model === 'views' && { views }),
    ...(frequencyCap && { frequencyCap }),
  }
}

export const newCampaign = (
  id: AdCampaignId,
  advertiserId: User['id'],
  fields: AdCampaignFields,
  now: string,
): AdCampaign => ({
  id,
  advertiserId,
  ...campaignFields(fields),
  status: 'draft',
  statusSince: now,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
