import { changeCreative } from '#core/ads/ad-campaigns/change-creative.ts'
import { dropAdPictures } from '#core/ads/ad-campaigns/drop-ad-pictures.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { removeAdCreative as contract } from '#shared/ads/ad-campaigns/contract.ts'

function removeAdCreative(request: ApiRequest<typeof contract>) {
  const { now } = request
  return changeCreative(request, undefined, (ad, campaign, ads) => {
    const others = ads.filter(({ id, status }) => id !== ad.id && status === 'approved')
    if (ad.status === 'approved' && campaign.status !== 'draft' && others.length === 0)
      throw campaignRefusal.creativeLast()
    // What may have been shown is kept for its figures and its clicks.
    return ad.status === 'approved'
      ? {
          done: 'Removed',
          after: { ...ad, status: 'retired', statusSince: now, updatedAt: now, version: ad.version + 1 },
        }
      : { done: 'Deleted', after: undefined, also: dropAdPictures(ad.pictures, now) }
  })
}

export const handler = endpoint(contract, removeAdCreative)
