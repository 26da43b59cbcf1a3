import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { suggestedChange } from '#shared/directory/listing-changes/suggested-place.ts'
import { changesByPartition, listingChanges } from './listing-changes.ts'
import { refusedPictures } from './refused-pictures.ts'

const changesBy = (userId: string) =>
  eachItem(listingChanges, { index: 'gsi1', pk: changesByPartition(userId) })

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const { listingId, by } of changesBy(userId))
      await untilUnchanged(async () => {
        const change = await listingChanges.get({ listingId, by }, { consistent: true })
        if (!change) return
        const listing = await listings.get({ id: listingId }, { consistent: true })
        const waits = change.status === 'pending' && listing
        await commit(
          listingChanges.delete(change),
          ...(waits ? refusedPictures(listing, change, now).writes : []),
        )
      })
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const change of changesBy(userId))
      yield { kind: listingChanges.name, item: suggestedChange(change) }
  },
}
