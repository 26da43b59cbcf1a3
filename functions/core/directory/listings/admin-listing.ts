import type * as z from 'zod/mini'
import { getMany } from '#core/platform/db/get-many.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { AdminListing, Person } from '#shared/directory/listings/admin-contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { listingSuggestions } from './listing-suggestions.ts'

type Named = z.infer<typeof Person>

/** Someone as administrators read them. */
export const personOf = (userId: string, users: ReadonlyMap<string, StoredUser>): Named => {
  const user = users.get(userId)
  return {
    userId: userId as Named['userId'],
    name: user ? publicName(user) : 'Former member',
    isActive: user !== undefined && user.status !== 'suspended' && !user.deletionDueAt,
  }
}

/** Listings as administrators read them, with their owners and those who suggested them. */
export async function adminListings(listed: readonly Listing[]): Promise<AdminListing[]> {
  const suggested = listed.filter(({ source }) => source === 'suggestion')
  const [users, rows] = await Promise.all([
    usersById(
      listed.flatMap(({ ownerId, submittedBy }) => [ownerId, submittedBy].filter((id) => id !== undefined)),
    ),
    getMany(suggested.map(({ id: listingId }) => listingSuggestions.key({ listingId }))),
  ])
  const suggestions = new Map(rows.map(listingSuggestions.read).map((one) => [one.listingId, one]))
  return listed.map((listing) => {
    const { ownerId, submittedBy } = listing
    const suggestion = suggestions.get(listing.id)
    return {
      ...listing,
      ...(ownerId && { owner: personOf(ownerId, users) }),
      ...(submittedBy && { submitter: personOf(submittedBy, users) }),
      ...(suggestion?.email && { suggestedFrom: suggestion.email }),
      ...(suggestion?.note && { suggestionNote: suggestion.note }),
    }
  })
}

export async function adminListing(listing: Listing): Promise<AdminListing> {
  const [one] = await adminListings([listing])
  return one as AdminListing
}
