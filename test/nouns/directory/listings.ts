import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import type { Client } from '#test/support/client.ts'
import { putPublished } from '#test/support/events.ts'
import { png } from '#test/support/images.ts'
import { putSuggested, someSuggestedListing, suggestedByVisitor } from '#test/support/listing-flows.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { listingFields, putListing } from '#test/support/put-listing.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const unknown = { listingId: unknownId('lst') as ListingId }
const code = 'listing_not_found'

type Begun = Partial<Listing>

const of = async (ownerId: string | undefined, more?: Begun) => ({
  listingId: (await putListing(ownerId, more)).id,
})
/** A listing of the caller. */
const own = (caller: Client | undefined, more?: Begun) => (caller ? of(userIdOf(caller), more) : unknown)
/** One that belongs to no one. */
const any = (caller: Client | undefined, more?: Begun) => (caller ? of(undefined, more) : unknown)

const unknownPart = { ...unknown, organizationId: unknownId('org') as OrganizationId }

const organizationOf = async (userId: string, role: OrganizationRole) =>
  (await putOrganization([[userId, role]])).id

/** A listing of no one in an organization that someone owns. */
async function partOf(userId: string) {
  const organizationId = await organizationOf(userId, 'owner')
  return { organizationId, ...(await of(undefined, { organizationId })) }
}

const suggested = async (userId: string) => ({ listingId: (await putSuggested(userId)).listing.id })
const handle = async (caller: Client | undefined) => (caller ? (await putSuggested()).handle : 'nothing')

const someone = async () => {
  const person = aPerson()
  await putPeople([person])
  return person.id
}

const uploaded = async (caller: Client | undefined) =>
  caller ? uploadFile(caller, png(4, 4), 'image/png', 'listing-picture') : unknownId('upl')

const draft = { status: 'draft' } as const
const pending = { status: 'pending' } as const
const seen = { version: 1 }
const edited = () => ({ ...listingFields(), version: 1 })
const decided = { reason: 'A sample.', version: 1 }

/** A step of an owner on their listing, from a status. */
const step = (more?: Begun) => ({
  sample: async (caller?: Client) => ({ params: await own(caller, more), body: seen }),
  caller: 'new' as const,
  foreign: async ({ id }: { id: string }) => ({ input: { params: await of(id, more), body: seen }, code }),
})

/** A business that waits for its approval drafts, and shows nothing. */
const waits = (standing: { approved: boolean } | undefined) =>
  standing?.approved === false ? ([403, 'account_pending'] as const) : undefined

export const fixture = {
  listListings: () => ({ query: { state: 'AZ', type: 'installer' } }),
  listFacets: () => ({ query: { state: 'AZ' } }),
  getListingMap: () => ({ query: { state: 'AZ' } }),
  getListing: async (caller) => ({ params: await any(caller) }),
  revealContact: async (caller) => ({ params: await any(caller) }),
  countVisit: async (caller) => ({ params: await any(caller) }),
  listEventShops: async (caller) => ({
    params: { eventId: caller ? (await putPublished(await someone())).id : unknownId('evt') },
  }),
  findSimilarListings: () => ({ query: { name: 'Bass House', zip: '85004' } }),
  listMyListings: () => ({}),
  listMySuggestedListings: () => ({}),
  getOwnListing: {
    sample: async (caller) => ({ params: await own(caller) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id) }, code }),
  },
  getListingFigures: {
    sample: async (caller) => ({ params: await own(caller), query: { days: '90' } }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id) }, code }),
  },
  createListing: { sample: () => ({ body: listingFields() }), caller: 'new' },
  updateListing: {
    sample: async (caller) => ({ params: await own(caller, draft), body: edited() }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id, draft), body: edited() }, code }),
  },
  submitListing: { ...step(draft), idle: waits },
  withdrawListing: step(pending),
  pauseListing: step(),
  resumeListing: { ...step({ status: 'paused' }), idle: waits },
  closeListing: step(),
  reopenListing: { ...step({ status: 'closed' }), idle: waits },
  deleteListing: {
    sample: async (caller) => ({ params: await own(caller, draft) }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id, draft) }, code }),
  },
  setListingOrganization: {
    sample: async (caller) => ({
      params: await own(caller),
      body: { ...seen, ...(caller && { organizationId: await organizationOf(userIdOf(caller), 'manager') }) },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id), body: seen }, code }),
  },
  letListingGo: {
    sample: async (caller) => ({ params: caller ? await partOf(userIdOf(caller)) : unknownPart }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await partOf(id) }, code: 'organization_not_found' }),
  },
  listOrganizationListings: async (caller) => ({
    params: { organizationId: caller ? (await putOrganization()).id : unknownPart.organizationId },
  }),
  addListingPicture: {
    sample: async (caller) => ({
      params: await own(caller, draft),
      body: { uploadId: await uploaded(caller), alt: 'The shop' },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      input: { params: await of(id, draft), body: { uploadId: unknownId('upl'), alt: 'The shop' } },
      code,
    }),
  },
  arrangeListingPictures: {
    sample: async (caller) => ({ params: await own(caller, draft), body: { pictures: [], version: 1 } }),
    caller: 'shared',
    foreign: async ({ id }) => ({
      input: { params: await of(id, draft), body: { pictures: [], version: 1 } },
      code,
    }),
  },
  setListingLogo: {
    sample: async (caller) => ({
      params: await own(caller, draft),
      body: { uploadId: await uploaded(caller) },
    }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await of(id, draft), body: {} }, code }),
  },
  suggestListing: () => ({ body: suggestedByVisitor() }),
  suggestListingAsMember: { sample: () => ({ body: someSuggestedListing() }), caller: 'new' },
  lookUpSuggestedListing: async (caller) => ({ body: { handle: await handle(caller) } }),
  withdrawSuggestedListing: async (caller) => ({ body: { handle: await handle(caller) } }),
  withdrawMySuggestedListing: {
    sample: async (caller) => ({ params: caller ? await suggested(userIdOf(caller)) : unknown }),
    caller: 'shared',
    foreign: async ({ id }) => ({ input: { params: await suggested(id) }, code }),
  },
  listAllListings: () => ({ query: { status: 'published', owned: 'no' } }),
  getListingAsAdmin: async (caller) => ({ params: await any(caller, pending) }),
  decideListing: async (caller) => ({
    params: await any(caller, pending),
    body: { ...decided, approves: true },
  }),
  updateListingAsAdmin: async (caller) => ({
    params: await any(caller),
    body: { ...edited(), reason: 'A sample.' },
  }),
  createListingAsAdmin: () => ({ body: listingFields() }),
  removeListing: async (caller) => ({ params: await any(caller), body: decided }),
  restoreListing: async (caller) => ({
    params: await any(caller, { status: 'removed', formerStatus: 'published' }),
    body: decided,
  }),
  changeManyListings: async (caller) => ({
    body: { listingIds: [(await any(caller)).listingId], action: 'pause', reason: 'A sample.' },
  }),
  mergeListings: async (caller) => ({
    params: await any(caller),
    body: { ...decided, into: (await any(caller)).listingId },
  }),
  setListingOwner: async (caller) => ({
    params: await any(caller),
    body: { ...decided, ownerId: caller ? await someone() : unknownAccount },
  }),
  setListingFeatured: async (caller) => ({ params: await any(caller), body: { days: 30, version: 1 } }),
} satisfies NounFixture<'listings'>
