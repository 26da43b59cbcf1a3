import { dropAdPictures } from '#core/ads/ad-campaigns/drop-ad-pictures.ts'
import { publishAdPicture, withPicture } from '#core/ads/ad-campaigns/publish-ad-picture.ts'
import { changedHouseAd, findHouseAd } from '#core/ads/house-ads/change-house-ad.ts'
import { houseAds } from '#core/ads/house-ads/house-ads.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setHouseAdPicture as contract } from '#shared/ads/house-ads/contract.ts'

const setHouseAdPicture = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const before = await findHouseAd(params.zone, params.houseAdId)
    let answer = before
    const replaced = before.pictures.filter(({ size }) => size === body.size)
    await publishAdPicture(
      {
        userId: actor.userId,
        uploadId: body.uploadId,
        folderOf: before.id,
        zone: before.zone,
        size: body.size,
      },
      now,
      (picture) => {
        answer = changedHouseAd(before, { pictures: withPicture(before.pictures, picture) }, now)
        return [
          houseAds.put(answer, { version: before.version }),
          ...dropAdPictures(replaced, now),
          ...remember(answer),
        ]
      },
    )
    return answer
  })

export const handler = endpoint(contract, setHouseAdPicture)
