import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { SuggestionState } from '#shared/directory/listings/own-contract.ts'
import { hasPage } from '#shared/directory/listings/public-listing.ts'
import { survivorOf } from './find-listing.ts'
import { moveKey } from './listing-keys.ts'
import { listingSuggestions } from './listing-suggestions.ts'
import { listings } from './listings.ts'

/** The suggestion that a mailed link belongs to. Whatever is wrong with it, the answer is the same. */
export async function suggestionByHandle(handle: string): Promise<Listing> {
  const parts = splitHandle('lst', handle)
  const key = parts && { listingId: parts.id }
  const [suggestion, listing] = await Promise.all([
    key && listingSuggestions.get(key, { consistent: true }),
    parts && listings.get({ id: parts.id }, { consistent: true }),
  ])
  if (!listing || !suggestion?.secretHashes.some((hash) => isSecretOf(parts?.secret ?? '', hash)))
    throw listingRefusal.linkUnknown()
  return listing
}

/** What someone who suggested a business reads of it. */
export async function suggestionState(listing: Listing, now: string): Promise<SuggestionState> {
  const { businessName, place, status, reason, ownerId, createdAt } = listing
  const shown = listing.duplicateOf ? await survivorOf(listing.id) : listing
  return {
    businessName,
    city: place.city,
    status,
    // What an administrator wrote to an owner is theirs.
    ...(reason && !ownerId && { reason }),
    ...(hasPage(shown, now) && { path: listingPath(shown.id) }),
    createdAt,
  }
}

/** Takes a suggestion back while it waits: nothing of it stays. Taken back already, it is gone. */
export const withdrawSuggestion = (load: () => Promise<Listing>): Promise<Listing> =>
  untilUnchanged(async () => {
    const listing = await load()
    const isTheirs = listing.source === 'suggestion' && !listing.ownerId && !listing.publishedAt
    if (listing.status !== 'pending' || !isTheirs) throw listingRefusal.decided()
    const suggestion = await listingSuggestions.get({ listingId: listing.id }, { consistent: true })
    await commit(
      listings.delete(listing),
      ...(suggestion ? [listingSuggestions.delete(suggestion)] : []),
      ...(await moveKey(listing, undefined)),
    )
    return listing
  })
