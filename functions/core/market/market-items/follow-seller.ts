import { addNote } from '#core/market/sales/add-note.ts'
import { releaseHeld } from '#core/market/sales/release-held.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { items, itemsOfPartition } from './items.ts'
import { saveItem } from './save-item.ts'

/**
 * Shows the items of a member as their account stands now: none while it is suspended or about to be deleted. What they
 * hold is free then, and no one holds what they sell.
 */
export async function followSeller(userId: string, now: string): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return
  const isAway = user.status === 'suspended' || user.deletionDueAt !== undefined
  if (isAway) await releaseHeld(userId, now)
  for await (const { id } of eachItem(items, { index: 'gsi1', pk: itemsOfPartition(userId) }))
    await untilUnchanged(async () => {
      const item = await items.get({ id }, { consistent: true })
      if (!item || (item.isSellerSuspended ?? false) === isAway) return
      const { isSellerSuspended: _, reservation, ...rest } = item
      const after = {
        ...rest,
        ...(isAway ? { isSellerSuspended: true as const } : reservation && { reservation }),
        version: item.version + 1,
      }
      await commit(
        ...saveItem(item, after, now),
        ...(isAway && reservation
          ? await addNote(item, reservation.buyerId, { kind: 'released', fromId: item.sellerId }, now)
          : []),
        users.check({ id: userId }, { version: user.version }),
      )
    })
}
