import { items } from '#core/market/market-items/items.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { releasedItem } from '#shared/market/market-items/reserved-item.ts'
import { addNote } from './add-note.ts'
import { heldItems } from './held-items.ts'

/**
 * Frees what a member holds who is suspended or leaves: others may have it. `isErased`: nothing more is written into the
 * threads of someone who goes.
 */
export async function releaseHeld(
  userId: string,
  now: string,
  { isErased = false }: { isErased?: boolean } = {},
): Promise<void> {
  const known = await heldItems.get({ userId }, { consistent: true })
  for (const id of known?.itemIds ?? [])
    await untilUnchanged(async () => {
      const item = await items.get({ id }, { consistent: true })
      const buyerId = item?.reservation?.buyerId
      if (!item || buyerId !== userId) return
      await commit(
        ...saveItem(item, releasedItem(item, now), now, { byId: buyerId }),
        ...(isErased ? [] : await addNote(item, buyerId, { kind: 'released', fromId: buyerId }, now)),
      )
    })
}
