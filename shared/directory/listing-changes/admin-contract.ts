import * as z from 'zod/mini'
import { AdminListing, Person } from '#shared/directory/listings/admin-contract.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { ChangedField, ListingChange } from './listing-change.ts'

export const listListingChanges = route({
  name: 'listListingChanges',
  method: 'GET',
  path: '/api/admin/directory/changes',
  auth: 'admin',
  summary: 'Changes of live listings that wait, the oldest first, each with the listing as it is now',
  query: z.strictObject(pageQuery(25)),
  response: Page(z.object({ change: ListingChange, listing: AdminListing, author: z.optional(Person) })),
  errors: ['invalid_cursor'],
})

export const decideListingChange = route({
  name: 'decideListingChange',
  method: 'POST',
  path: '/api/admin/directory/:listingId/changes/:author/decision',
  auth: 'admin',
  summary:
    'Accept a change of a live listing field by field, on the version seen; its author reads what came of it',
  params: z.strictObject({ listingId: ListingId, author: UserId }),
  body: z.strictObject({
    /** The others are refused. */
    accepts: z.array(ChangedField),
    /** Required where something is refused. */
    reason: text(500),
    version: z.int().check(z.gte(1)),
  }),
  response: z.object({ change: ListingChange, listing: AdminListing }),
  errors: [
    'listing_not_found',
    'change_not_found',
    'already_decided',
    'reason_required',
    'listing_known',
    'listing_merged',
    'listing_removed',
    'version_conflict',
  ],
})
