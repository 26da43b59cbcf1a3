import type { Write } from '#core/platform/db/write.ts'
import { only, valuesOf } from '#shared/directory/listing-changes/changed-values.ts'
import type { ChangedValues, ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingChanges } from './listing-changes.ts'

type Wish = {
  listing: Listing
  by: ListingChange['by'] | string
  kind: ListingChange['kind']
  to: ChangedValues
  /** The fields that the wish speaks of: what waits of others goes on waiting. */
  about: readonly string[]
  note?: string | undefined
}

/** The one change of an author that waits, in the place of an earlier one; a wish for nothing takes that back. */
export function saveChange(
  known: ListingChange | undefined,
  { listing, by, kind, to, about, note }: Wish,
  now: string,
): { change: ListingChange | undefined; writes: Write[] } {
  const before = known?.status === 'pending' ? known : undefined
  const fields = Object.keys(to)
  const others = Object.keys(before?.to ?? {}).filter((field) => !about.includes(field))
  if (fields.length + others.length === 0)
    return { change: undefined, writes: before ? [withdrawnChange(before)] : [] }
  const change: ListingChange = {
    listingId: listing.id,
    by: by as ListingChange['by'],
    kind,
    from: { ...only(before?.from ?? {}, others), ...only(valuesOf(listing), fields) },
    to: { ...only(before?.to ?? {}, others), ...to },
    note: note ?? before?.note ?? '',
    status: 'pending',
    createdAt: before?.createdAt ?? now,
    version: (known?.version ?? 0) + 1,
  }
  return {
    change,
    writes: [listingChanges.put(change, known ? { version: known.version } : { absent: true })],
  }
}

/** A change that its author took back. It stays, so that no later one has a version that an administrator saw of it. */
export const withdrawnChange = (change: ListingChange): Write =>
  listingChanges.put(
    { ...change, status: 'withdrawn', version: change.version + 1 },
    { version: change.version },
  )
