import * as z from 'zod/mini'
import { listingParams } from '#shared/directory/listings/contract.ts'
import { ListingFields } from '#shared/directory/listings/listing.ts'
import { WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { ListingChange } from './listing-change.ts'

/** What someone other than the owner can say is wrong. */
export const SuggestedChange = z.strictObject({
  ...z.partial(
    z.pick(ListingFields, {
      businessName: true,
      listingType: true,
      place: true,
      website: true,
      phone: true,
      services: true,
    }),
  ).shape,
  /** Null where it keeps none. */
  hours: z.optional(z.nullable(WeekHours)),
  note: text(500, 10),
})
export type SuggestedChange = z.infer<typeof SuggestedChange>

export const suggestListingChange = route({
  name: 'suggestListingChange',
  method: 'PUT',
  path: '/api/directory/:listingId/change',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Suggest what is wrong about a listing; another suggestion of the same member replaces it',
  params: listingParams,
  body: SuggestedChange,
  response: ListingChange,
  errors: ['listing_not_found', 'nothing_changed', 'pin_far', 'place_unknown', 'version_conflict'],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

export const getMyListingChange = route({
  name: 'getMyListingChange',
  method: 'GET',
  path: '/api/directory/:listingId/change',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What the caller asked to change about a listing',
  params: listingParams,
  response: z.object({ change: z.optional(ListingChange) }),
  errors: ['listing_not_found'],
})

export const withdrawListingChange = route({
  name: 'withdrawListingChange',
  method: 'DELETE',
  path: '/api/directory/:listingId/change',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take back what the caller asked to change. A second call changes nothing',
  params: listingParams,
  errors: ['listing_not_found', 'already_decided', 'version_conflict'],
})
