import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { arrangeItemPictures as contract } from '#shared/market/market-items/own-contract.ts'
import { assertComplete, assertItemEditable } from '#shared/market/market-items/stepped-item.ts'

const arrangeItemPictures = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const before = await findOwnItem(params.itemId, actor.userId)
    assertItemEditable(before)
    if (before.version !== body.version) throw concurrentChange()
    const known = new Map(before.pictures.map((picture) => [picture.id, picture]))
    const asked = new Map(body.pictures.map((picture) => [picture.id, picture]))
    const pictures = [...asked.values()].map(({ id, alt }) => {
      const picture = known.get(id)
      if (!picture) throw itemRefusal.pictureNotFound()
      return { ...picture, alt }
    })
    const after = { ...before, pictures, changedAt: now, updatedAt: now, version: before.version + 1 }
    if (before.publishedAt) assertComplete(after)
    const answer = await ownItem(after, now)
    await commit(...saveItem(before, after, now), ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, arrangeItemPictures)
