import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import { mostItemPictures } from '#shared/market/market-items/item.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { addItemPicture as contract } from '#shared/market/market-items/own-contract.ts'
import { assertItemEditable } from '#shared/market/market-items/stepped-item.ts'

const addItemPicture = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const before = await findOwnItem(params.itemId, userId)
    assertItemEditable(before)
    if (before.pictures.length >= mostItemPictures) throw itemRefusal.tooManyPictures(mostItemPictures)
    let answer = await ownItem(before, now)
    await publishPicture(
      { userId, uploadId: body.uploadId, purpose: 'item-picture', folderOf: before.id },
      now,
      ({ src, width, height }) => {
        const picture = { id: idOf(src), src, alt: body.alt, width, height }
        const item = {
          ...before,
          pictures: [...before.pictures, picture],
          changedAt: now,
          updatedAt: now,
          version: before.version + 1,
        }
        answer = { ...answer, item }
        return [...saveItem(before, item, now), ...remember(answer)]
      },
    )
    return answer
  })

/** A picture is called by the name of its files. */
const idOf = (src: string) => /pic_[0-9A-Z]{26}/.exec(src)?.[0] ?? src

export const handler = endpoint(contract, addItemPicture)
