import { changedItem } from '#core/market/market-items/changed-item.ts'
import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { updateItem as contract } from '#shared/market/market-items/own-contract.ts'

async function updateItem({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const answered = await untilUnchanged(
    async () => {
      const { version, ...fields } = body
      const before = await findOwnItem(params.itemId, actor.userId)
      const after = await changedItem(before, fields, now)
      if (before.version !== version) return undefined
      const answer = await ownItem(after, now)
      await commit(...saveItem(before, after, now), ...remember(answer))
      return answer
    },
    { crowd: true },
  )
  // No repetition finds a version that has passed.
  if (!answered) throw concurrentChange()
  return answered
}

export const handler = endpoint(contract, updateItem)
