import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { Email } from '#shared/platform/users/email.ts'

export const suggestedFromPartition = (email: string) => `LISTINGMAIL#${email}`

/** What someone who suggested a business wrote, and where a visitor is reached: beside the listing, shown to no one else. */
export const listingSuggestions = entity({
  name: 'listing-suggestion',
  erasure: 'by its noun',
  schema: z.object({
    listingId: ListingId,
    note: z.string(),
    email: z.optional(Email),
    /** Of the links that a visitor was mailed, the newest last. */
    secretHashes: z.array(z.string()),
    createdAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ listingId }: { listingId: string }) => ({ pk: `LISTING#${listingId}`, sk: 'SUGGESTION' }),
  gsi1: ({ email, createdAt, listingId }) =>
    email ? { pk: suggestedFromPartition(email), sk: `${createdAt}#${listingId}` } : undefined,
})

const hashesKept = 5

/** Adds the hash of one more link; the secrets of very old links stop working. */
export const withSecret = <T extends { secretHashes: string[] }>(suggestion: T, secretHash: string): T => ({
  ...suggestion,
  secretHashes: [...suggestion.secretHashes, secretHash].slice(-hashesKept),
})
