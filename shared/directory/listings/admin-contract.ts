import * as z from 'zod/mini'
import { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { listingParams } from './contract.ts'
import { Listing, ListingFields, ListingStatus } from './listing.ts'
import { ListingCard } from './listing-card.ts'
import { ListingType } from './listing-kinds.ts'
import { ListingId } from './named-listing.ts'

export const Person = z.object({ userId: UserId, name: z.string(), isActive: z.boolean() })

/** A listing as administrators read it. */
export const AdminListing = z.object({
  ...Listing.shape,
  owner: z.optional(Person),
  submitter: z.optional(Person),
  /** The address of the visitor who suggested it. */
  suggestedFrom: z.optional(z.string()),
  suggestionNote: z.optional(z.string()),
})
export type AdminListing = z.infer<typeof AdminListing>

export const listAllListings = route({
  name: 'listAllListings',
  method: 'GET',
  path: '/api/admin/directory',
  auth: 'admin',
  summary:
    'Listings of a status, those that wait the oldest first, others the newest first. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(25),
    status: z._default(ListingStatus, 'pending'),
    q: z.optional(text(60)),
    type: z.optional(ListingType),
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    owned: z.optional(z.enum(['no'])),
  }),
  response: Page(AdminListing),
  errors: ['invalid_cursor'],
})

export const getListingAsAdmin = route({
  name: 'getListingAsAdmin',
  method: 'GET',
  path: '/api/admin/directory/:listingId',
  auth: 'admin',
  summary:
    'A listing of any status, with published ones that may be the same business and the changes that wait',
  params: listingParams,
  response: z.object({
    listing: AdminListing,
    similar: z.array(ListingCard),
    changes: z.array(z.object({ change: ListingChange, author: z.optional(Person) })),
  }),
  errors: ['listing_not_found'],
})

const reason = text(500, 1)
const version = z.int().check(z.gte(1))

export const decideListing = route({
  name: 'decideListing',
  method: 'POST',
  path: '/api/admin/directory/:listingId/decision',
  auth: 'admin',
  summary: 'Publish or refuse a listing that was sent in, on the version seen; who sent it in is told',
  params: listingParams,
  body: z.strictObject({
    approves: z.boolean(),
    /** Required to refuse. */
    reason: text(500),
    version,
  }),
  response: AdminListing,
  errors: [
    'listing_not_found',
    'already_decided',
    'reason_required',
    'listing_known',
    'listing_incomplete',
    'listing_merged',
    'version_conflict',
  ],
})

export const updateListingAsAdmin = route({
  name: 'updateListingAsAdmin',
  method: 'PUT',
  path: '/api/admin/directory/:listingId',
  auth: 'admin',
  summary: 'Change a listing of any status at once; its owner reads why',
  params: listingParams,
  body: z.strictObject({ ...ListingFields.shape, reason, version }),
  response: AdminListing,
  errors: [
    'listing_not_found',
    'listing_known',
    'brand_unknown',
    'pin_far',
    'zone_elsewhere',
    'special_day',
    'place_unknown',
    'listing_merged',
    'version_conflict',
  ],
})

export const createListingAsAdmin = route({
  name: 'createListingAsAdmin',
  method: 'POST',
  path: '/api/admin/directory',
  auth: 'admin',
  summary: 'Publish a listing that no one owns yet',
  body: ListingFields,
  response: AdminListing,
  status: 201,
  errors: [
    'listing_incomplete',
    'listing_known',
    'brand_unknown',
    'pin_far',
    'zone_elsewhere',
    'special_day',
    'place_unknown',
  ],
})

export const removeListing = route({
  name: 'removeListing',
  method: 'POST',
  path: '/api/admin/directory/:listingId/remove',
  auth: 'admin',
  summary: 'Take a listing off the site; its owner reads why',
  params: listingParams,
  body: z.strictObject({ reason, version }),
  response: AdminListing,
  errors: ['listing_not_found', 'already_decided', 'listing_merged', 'version_conflict'],
})

export const restoreListing = route({
  name: 'restoreListing',
  method: 'POST',
  path: '/api/admin/directory/:listingId/restore',
  auth: 'admin',
  summary: 'Bring a removed listing back to the status it had; its owner reads why',
  params: listingParams,
  body: z.strictObject({ reason, version }),
  response: AdminListing,
  errors: ['listing_not_found', 'already_decided', 'listing_known', 'listing_merged', 'version_conflict'],
})

export const changeManyListings = route({
  name: 'changeManyListings',
  method: 'POST',
  path: '/api/admin/directory/many',
  auth: 'admin',
  summary:
    'Pause or remove up to 25 listings with one reason. Each is changed by itself: the answer names those that were not',
  body: z.strictObject({
    listingIds: z.array(ListingId).check(z.minLength(1), z.maxLength(25)),
    action: z.enum(['pause', 'remove']),
    reason,
  }),
  response: z.object({
    changed: z.array(ListingId),
    refused: z.array(z.object({ listingId: ListingId, message: z.string() })),
  }),
})

export const mergeListings = route({
  name: 'mergeListings',
  method: 'POST',
  path: '/api/admin/directory/:listingId/merge',
  auth: 'admin',
  summary: 'Merge a listing into another one, to which its address and its reviews move',
  params: listingParams,
  body: z.strictObject({ into: ListingId, reason, version }),
  response: AdminListing,
  errors: [
    'listing_not_found',
    'already_decided',
    'merge_into_itself',
    'listing_not_live',
    'version_conflict',
  ],
})

export const setListingOwner = route({
  name: 'setListingOwner',
  method: 'PUT',
  path: '/api/admin/directory/:listingId/owner',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Give a listing to a member, or to no one; both read why',
  params: listingParams,
  body: z.strictObject({ ownerId: z.optional(UserId), reason, version }),
  response: AdminListing,
  errors: ['listing_not_found', 'owner_unknown', 'listing_merged', 'version_conflict'],
})

export const setListingFeatured = route({
  name: 'setListingFeatured',
  method: 'PUT',
  path: '/api/admin/directory/:listingId/featured',
  auth: 'admin',
  summary: 'Let a published listing stand before others for so many days, or end that',
  params: listingParams,
  body: z.strictObject({ days: z.int().check(z.gte(0), z.lte(365)), version }),
  response: AdminListing,
  errors: ['listing_not_found', 'featured_state', 'version_conflict'],
})
