import type * as z from 'zod/mini'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { AdminListing, Person } from '#shared/directory/listings/admin-contract.ts'

/** A new listing, or a change of a live one, that waits for a decision. */
export type WaitingItem = { listing: AdminListing } & (
  | { kind: 'listing' }
  | { kind: 'change'; change: ListingChange; author?: z.infer<typeof Person> | undefined }
)

export const waitingKey = (item: WaitingItem): string =>
  item.kind === 'listing' ? item.listing.id : `${item.listing.id}#${item.change.by}`
