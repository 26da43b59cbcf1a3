import * as z from 'zod/mini'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { listings } from './listings.ts'

/** A business as people tell it from others: two of one name in one ZIP code are one. */
export const listingKeys = entity({
  name: 'listing-key',
  erasure: 'impersonal',
  schema: z.object({ name: z.string(), zip: z.string(), listingId: ListingId, version: z.int() }),
  key: ({ name, zip }: { name: string; zip: string }) => ({
    pk: `LISTINGKEY#${foldedKey(name)}#${zip}`,
    sk: 'KEY',
  }),
})

type Keyed = Pick<Listing, 'id' | 'businessName' | 'place' | 'status' | 'duplicateOf'>

const holding: readonly Listing['status'][] = ['pending', 'published', 'paused']

const keyOf = (listing: Keyed | undefined) =>
  listing && holding.includes(listing.status) && !listing.duplicateOf && listing.place.zip
    ? { name: listing.businessName, zip: listing.place.zip }
    : undefined

/**
 * The writes that leave a listing the only one of its name and place, and give free what it no longer is. Throws where
 * another one is it already.
 */
export async function moveKey(before: Keyed | undefined, after: Keyed | undefined): Promise<Write[]> {
  const [had, has] = [keyOf(before), keyOf(after)]
  const pk = (key: typeof had) => key && listingKeys.key(key).pk
  if (pk(had) === pk(has)) return []
  const [old, taken] = await Promise.all([
    had ? listingKeys.get(had, { consistent: true }) : undefined,
    has ? listingKeys.get(has, { consistent: true }) : undefined,
  ])
  const id = after?.id ?? before?.id
  const holder = taken && taken.listingId !== id ? await holderOf(taken) : undefined
  if (holder) throw listingRefusal.known(holder)
  return [
    ...(old && old.listingId === id ? [listingKeys.delete(old)] : []),
    ...(has && after
      ? [
          listingKeys.put(
            { ...has, listingId: after.id, version: (taken?.version ?? 0) + 1 },
            taken ? { version: taken.version } : { absent: true },
            concurrentChange,
          ),
        ]
      : []),
  ]
}

/** The listing that a key still belongs to. */
async function holderOf(key: { name: string; zip: string; listingId: string }) {
  const listing = await listings.get({ id: key.listingId }, { consistent: true })
  const held = keyOf(listing)
  return held && listingKeys.key(held).pk === listingKeys.key(key).pk ? listing : undefined
}
