import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { mostListings } from '#shared/directory/listings/listing-limits.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { listings, listingsOfPartition } from './listings.ts'

/**
 * What a member came to own last. The index of their listings lags, so that of many at once all would seem the first.
 * A refusal outlasts the listing that was refused.
 */
export const ownedListings = entity({
  name: 'owned-listings',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    listingIds: z.array(ListingId),
    refusedAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'OWNED_LISTINGS' }),
})

/** More than anyone owns. */
const most = 200

const counts = ({ status, duplicateOf }: Listing) =>
  status !== 'removed' && status !== 'closed' && !duplicateOf

/** The listings of a member, whatever their status. */
export async function listingsOf(userId: string): Promise<Listing[]> {
  const { items } = await listings.list({ index: 'gsi1', pk: listingsOfPartition(userId), limit: most })
  return items
}

/** What speaks for and against a member: their listings, and a refusal of one that they threw away. */
export async function historyOf(userId: string): Promise<Pick<Listing, 'publishedAt' | 'refusedAt'>[]> {
  const [owned, known] = await Promise.all([
    listingsOf(userId),
    ownedListings.get({ userId }, { consistent: true }),
  ])
  return known?.refusedAt ? [...owned, { refusedAt: known.refusedAt }] : owned
}

/** Keeps the refusal of a listing that its owner throws away. */
export async function keepRefusal(userId: StoredUser['id'], { refusedAt }: Listing): Promise<Write[]> {
  if (!refusedAt) return []
  const known = await ownedListings.get({ userId }, { consistent: true })
  const { listingIds = [], version = 0 } = known ?? {}
  return [
    ownedListings.put(
      { userId, listingIds, refusedAt, version: version + 1 },
      known ? { version } : { absent: true },
    ),
  ]
}

/** One more listing for someone to own. Throws where they own as many as their membership includes. */
export async function ownOneMore(user: StoredUser, listingId: ListingId): Promise<Write> {
  const { id: userId } = user
  const [owned, known] = await Promise.all([
    listingsOf(userId),
    ownedListings.get({ userId }, { consistent: true }),
  ])
  const ids = new Set([...owned.map(({ id }) => id), ...(known?.listingIds ?? [])])
  ids.delete(listingId)
  const found = await getMany(
    [...ids].map((id) => listings.key({ id })),
    { consistent: true },
  )
  const live = found.map(listings.read).filter((listing) => listing.ownerId === userId && counts(listing))
  const limit = mostListings[user.membershipType]
  if (live.length >= limit) throw listingRefusal.limit(limit)
  const listingIds = [...live.map(({ id }) => id), listingId]
  return ownedListings.put(
    { ...known, userId, listingIds, version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
