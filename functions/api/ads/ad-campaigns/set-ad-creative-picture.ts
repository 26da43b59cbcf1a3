import { assertAdsOpen, editedCreative, touched } from '#core/ads/ad-campaigns/change-creative.ts'
import { creatives, creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { dropAdPictures } from '#core/ads/ad-campaigns/drop-ad-pictures.ts'
import { findCreative, findOwnCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { publishAdPicture, withPicture } from '#core/ads/ad-campaigns/publish-ad-picture.ts'
import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { wholeCampaign } from '#core/ads/ad-campaigns/whole-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setAdCreativePicture as contract } from '#shared/ads/ad-campaigns/contract.ts'

const setAdCreativePicture = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const before = await findOwnCampaign(params.campaignId, userId)
    const ad = await findCreative(before.id, params.creativeId)
    assertAdsOpen(before, now)
    editedCreative(ad, before, {}, now)
    const ads = await creativesOf(before.id)
    const campaign = touched(before, now)
    const answer = await wholeCampaign(campaign, now, ads)
    const replaced = ad.pictures.filter(({ size }) => size === body.size)
    await publishAdPicture(
      { userId, uploadId: body.uploadId, folderOf: before.id, zone: ad.zone, size: body.size },
      now,
      (picture) => {
        const after = editedCreative(ad, before, { pictures: withPicture(ad.pictures, picture) }, now)
        answer.creatives = answer.creatives.map((one) => (one.id === ad.id ? after : one))
        return [
          ...saveCampaign(before, campaign, ads),
          creatives.put(after, { version: ad.version }),
          ...dropAdPictures(replaced, now),
          ...remember(answer),
        ]
      },
    )
    return answer
  })

export const handler = endpoint(contract, setAdCreativePicture)
