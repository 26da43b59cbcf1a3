import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { placeForSuggester } from '#shared/directory/listings/public-listing.ts'
import { isFreelyEdited } from '#shared/directory/listings/stepped-listing.ts'
import { moveKey } from './listing-keys.ts'
import { listingSuggestions, suggestedFromPartition } from './listing-suggestions.ts'
import { listings, listingsBySubmitter, listingsOfPartition } from './listings.ts'
import { dropPictures, saveInPlace } from './save-listing.ts'

const ownedBy = (userId: string) => eachItem(listings, { index: 'gsi1', pk: listingsOfPartition(userId) })

const suggestedBy = (userId: string) => eachItem(listings, { index: 'gsi3', pk: listingsBySubmitter(userId) })

const suggestedFrom = (email: string) =>
  eachItem(listingSuggestions, { index: 'gsi1', pk: suggestedFromPartition(email) })

/** True for what no one else has ever seen. */
const isUnseen = (listing: Listing): boolean =>
  !listing.publishedAt && (isFreelyEdited(listing) || listing.status === 'pending')

/** A business stays listed without its owner, for the next one to claim; what no one has seen goes. */
const disown = (id: string, userId: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const listing = await listings.get({ id }, { consistent: true })
    if (listing?.ownerId !== userId) return
    if (isUnseen(listing))
      return commit(
        listings.delete(listing),
        ...dropPictures(listing, undefined, now),
        ...(await moveKey(listing, undefined)),
      )
    const { ownerId: _, isOwnerSuspended: __, ...rest } = listing
    await commit(...saveInPlace(listing, { ...rest, isVerified: false }, now))
  })

const forgetSubmitter = (id: string, userId: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const listing = await listings.get({ id }, { consistent: true })
    if (listing?.submittedBy !== userId) return
    const { submittedBy: _, ...rest } = listing
    await commit(...saveInPlace(listing, rest, now))
  })

const forgetSuggestion = (listingId: string): Promise<void> =>
  untilUnchanged(async () => {
    const suggestion = await listingSuggestions.get({ listingId }, { consistent: true })
    if (suggestion) await commit(listingSuggestions.delete(suggestion))
  })

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const { id } of ownedBy(userId)) await disown(id, userId, now)
    for await (const { id } of suggestedBy(userId)) {
      await forgetSubmitter(id, userId, now)
      await forgetSuggestion(id)
    }
  },
  eraseAt: async ({ email, until }) => {
    for await (const { listingId, createdAt } of suggestedFrom(email))
      if (!until || createdAt <= until) await forgetSuggestion(listingId)
  },
}

export const exported: ExportedData = {
  hidden: ['secretHashes'],
  of: async function* (userId) {
    // Who suggested it before is another person.
    for await (const { submittedBy: _, ...item } of ownedBy(userId)) yield { kind: listings.name, item }
    for await (const listing of suggestedBy(userId)) {
      const { id, businessName, status, createdAt } = listing
      const item = { id, businessName, place: placeForSuggester(listing), status, createdAt }
      yield { kind: listingSuggestions.name, item }
    }
  },
  at: {
    kind: listingSuggestions.name,
    items: async function* ({ email, since, until }) {
      for await (const suggestion of suggestedFrom(email))
        if (suggestion.createdAt >= since && suggestion.createdAt <= until) yield suggestion
    },
  },
}
