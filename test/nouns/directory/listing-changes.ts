import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { Client } from '#test/support/client.ts'
import { putChange } from '#test/support/listing-flows.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = { listingId: unknownId('lst') as ListingId }

const any = async (caller: Client | undefined) =>
  caller ? { listingId: (await putListing(undefined)).id } : unknown

/** A change of the caller that waits. */
const asked = async (caller: Client | undefined) => {
  if (!caller) return unknown
  const listing = await putListing(undefined)
  await putChange(listing, { by: userIdOf(caller), kind: 'suggestion' })
  return { listingId: listing.id }
}

const note = 'Their number is another one.'
const body = { phone: '(602) 555-0142', note }

/** A draft of someone else. */
const unseen = async ({ id }: { id: string }) => ({
  input: { params: { listingId: (await putListing(id, { status: 'draft' })).id } },
  code: 'listing_not_found',
})

export const fixture = {
  suggestListingChange: {
    sample: async (caller) => ({ params: await any(caller), body }),
    caller: 'shared',
    // Anyone may say what is wrong about what everyone sees.
    foreign: async (owner) => {
      const { input, code } = await unseen(owner)
      return { input: { ...input, body }, code }
    },
  },
  getMyListingChange: {
    sample: async (caller) => ({ params: await asked(caller) }),
    caller: 'shared',
    foreign: unseen,
  },
  withdrawListingChange: {
    sample: async (caller) => ({ params: await asked(caller) }),
    caller: 'shared',
    foreign: unseen,
  },
  listListingChanges: () => ({}),
  decideListingChange: async (caller) => {
    if (!caller)
      return {
        params: { ...unknown, author: unknownAccount },
        body: { accepts: ['phone'], reason: '', version: 1 },
      }
    const listing = await putListing(unknownAccount)
    return {
      params: { listingId: listing.id, author: (await putChange(listing)).by },
      body: { accepts: ['phone'], reason: '', version: 1 },
    }
  },
} satisfies NounFixture<'listingChanges'>
