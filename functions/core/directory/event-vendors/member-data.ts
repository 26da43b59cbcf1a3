import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eventVendors, vendorsAskedBy } from './event-vendors.ts'
import { dropVendor } from './save-vendor.ts'

const askedBy = (userId: string) => eachItem(eventVendors, { index: 'gsi3', pk: vendorsAskedBy(userId) })

/** A business that has another owner by now still comes; one that loses its owner does not. */
export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const { eventId, listingId } of askedBy(userId))
      await untilUnchanged(
        async () => {
          const vendor = await eventVendors.get({ eventId, listingId }, { consistent: true })
          if (vendor?.askedBy !== userId) return
          const listing = await listings.get({ id: listingId }, { consistent: true })
          if (!listing?.ownerId || listing.ownerId === userId) return commit(...dropVendor(vendor))
          const { askedBy: _, ...rest } = vendor
          await commit(
            eventVendors.put({ ...rest, version: vendor.version + 1 }, { version: vendor.version }),
          )
        },
        { crowd: true },
      )
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of askedBy(userId)) yield { kind: eventVendors.name, item }
  },
}
