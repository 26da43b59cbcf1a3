import * as z from 'zod/mini'
import { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line, text } from '#shared/text.ts'
import { listingParams } from './contract.ts'
import { Listing, ListingFields, ListingStatus } from './listing.ts'

/** What people did with a listing: visits to its page, contacts that were revealed. */
export const ListingFigures = z.object({ views: z.int(), reveals: z.int() })
export type ListingFigures = z.infer<typeof ListingFigures>

/** A listing as its owner sees it. */
export const OwnListing = z.object({
  /** Who suggested it before it had an owner stays with administrators. */
  listing: z.omit(Listing, { submittedBy: true }),
  /** What its owner asked to change, while it waits. */
  change: z.optional(ListingChange),
  /** The last 30 days. */
  figures: ListingFigures,
})
export type OwnListing = z.infer<typeof OwnListing>

export const listMyListings = route({
  name: 'listMyListings',
  method: 'GET',
  path: '/api/directory/mine',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The listings of the caller, the newest first, and what they suggested',
  query: z.strictObject({ ...pageQuery(24), status: z.optional(ListingStatus) }),
  response: Page(OwnListing),
  errors: ['invalid_cursor'],
})

export const listMySuggestedListings = route({
  name: 'listMySuggestedListings',
  method: 'GET',
  path: '/api/directory/suggestions/mine',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What the caller suggested, the newest first',
  query: z.strictObject(pageQuery(24)),
  response: Page(
    z.pick(Listing, {
      id: true,
      businessName: true,
      place: true,
      status: true,
      reason: true,
      createdAt: true,
    }),
  ),
  errors: ['invalid_cursor'],
})

export const getOwnListing = route({
  name: 'getOwnListing',
  method: 'GET',
  path: '/api/directory/:listingId/own',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'A listing for its owner, of any status',
  params: listingParams,
  response: OwnListing,
  errors: ['listing_not_found'],
})

export const getListingFigures = route({
  name: 'getListingFigures',
  method: 'GET',
  path: '/api/directory/:listingId/figures',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What people did with a listing day by day, for its owner. Days are those of the East Coast',
  params: listingParams,
  query: z.strictObject({ days: z._default(z.enum(['30', '90']), '30') }),
  response: z.object({
    days: z.array(z.object({ on: z.iso.date(), ...ListingFigures.shape })),
    total: ListingFigures,
    /** The same number of days before. */
    before: ListingFigures,
  }),
  errors: ['listing_not_found'],
})

const fieldErrors = ['brand_unknown', 'pin_far', 'zone_elsewhere', 'special_day', 'place_unknown'] as const

export const createListing = route({
  name: 'createListing',
  method: 'POST',
  path: '/api/directory',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Draft a listing and own it',
  body: ListingFields,
  response: OwnListing,
  status: 201,
  errors: [...fieldErrors, 'listing_limit', 'version_conflict'],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

export const updateListing = route({
  name: 'updateListing',
  method: 'PUT',
  path: '/api/directory/:listingId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary:
    'Change a listing, for its owner. Of a live one, what needs a review becomes a change that waits, and the rest is public at once',
  params: listingParams,
  body: z.strictObject({
    ...ListingFields.shape,
    note: z.optional(text(500)),
    version: z.int().check(z.gte(1)),
  }),
  response: OwnListing,
  errors: [
    ...fieldErrors,
    'listing_not_found',
    'listing_incomplete',
    'listing_in_review',
    'listing_removed',
    'listing_closed',
    'listing_merged',
    'version_conflict',
  ],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})

const version = z.strictObject({ version: z.int().check(z.gte(1)) })

const step = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/api/directory/:listingId/${verb}`,
    auth: 'complete',
    whileImpersonating: 'refused',
    summary,
    params: listingParams,
    body: version,
    response: OwnListing,
  }) as const

export const submitListing = route({
  ...step('submitListing', 'submit', 'Send a draft in for review, or publish it where its owner may'),
  errors: [
    'listing_not_found',
    'listing_incomplete',
    'listing_unchanged',
    'listing_in_review',
    'listing_known',
    'listing_limit',
    'account_pending',
    'already_decided',
    'listing_removed',
    'listing_closed',
    'listing_merged',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

const stepErrors = [
  'listing_not_found',
  'listing_not_live',
  'listing_in_review',
  'listing_removed',
  'listing_closed',
  'listing_merged',
  'already_decided',
  'version_conflict',
] as const

export const withdrawListing = route({
  ...step('withdrawListing', 'withdraw', 'Take a listing back from review, to change it'),
  errors: stepErrors,
})

export const pauseListing = route({
  ...step('pauseListing', 'pause', 'Take a listing off the site for a while'),
  errors: stepErrors,
})

export const resumeListing = route({
  ...step('resumeListing', 'resume', 'Show a paused listing again'),
  errors: [...stepErrors, 'account_pending'],
})

export const closeListing = route({
  ...step('closeListing', 'close', 'Mark a business as permanently closed'),
  errors: stepErrors,
})

export const reopenListing = route({
  ...step('reopenListing', 'reopen', 'Open a closed business again; after 90 days through review'),
  errors: [...stepErrors, 'listing_known', 'listing_limit', 'account_pending'],
})

export const deleteListing = route({
  name: 'deleteListing',
  method: 'DELETE',
  path: '/api/directory/:listingId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Throw away a draft, or what was refused. A second call changes nothing',
  params: listingParams,
  errors: ['listing_not_found', 'listing_not_draft', 'version_conflict'],
})

const pictureErrors = [
  'listing_not_found',
  'listing_in_review',
  'listing_removed',
  'listing_closed',
  'listing_merged',
  'version_conflict',
] as const

const Alt = line(120, 3)

export const addListingPicture = route({
  name: 'addListingPicture',
  method: 'POST',
  path: '/api/directory/:listingId/pictures',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Add a picture that was uploaded; on a live listing it waits for an administrator',
  params: listingParams,
  body: z.strictObject({ uploadId: line(60, 1), alt: Alt }),
  response: OwnListing,
  errors: [...pictureErrors, 'too_many_pictures', 'upload_not_found', 'upload_rejected'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const arrangeListingPictures = route({
  name: 'arrangeListingPictures',
  method: 'PUT',
  path: '/api/directory/:listingId/pictures',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Put the pictures of a listing in order, and say what they show; those left out are deleted',
  params: listingParams,
  body: z.strictObject({
    pictures: z.array(z.strictObject({ id: line(60, 1), alt: Alt })).check(z.maxLength(24)),
    version: z.int().check(z.gte(1)),
  }),
  response: OwnListing,
  errors: [...pictureErrors, 'picture_not_found'],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})

export const setListingLogo = route({
  name: 'setListingLogo',
  method: 'PUT',
  path: '/api/directory/:listingId/logo',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Give a listing a logo that was uploaded, or none; on a live listing a new one waits for review',
  params: listingParams,
  body: z.strictObject({ uploadId: z.optional(line(60, 1)) }),
  response: OwnListing,
  errors: [...pictureErrors, 'upload_not_found', 'upload_rejected'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

/** What someone who knows a business says of it. */
const suggestion = z.pick(ListingFields, {
  businessName: true,
  listingType: true,
  website: true,
  phone: true,
  email: true,
}).shape

const SuggestedPlace = z.strictObject({
  address1: line(120),
  city: line(80, 1),
  state: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state')),
  zip: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'Enter a five-digit ZIP code.')),
})

const suggestedFields = { ...suggestion, place: SuggestedPlace, note: text(500) }
export const SuggestedListing = z.strictObject(suggestedFields)
export type SuggestedListing = z.infer<typeof SuggestedListing>

const suggestionErrors = ['listing_known', 'listing_incomplete', 'place_unknown', 'suggestion_limit'] as const

export const suggestListing = route({
  name: 'suggestListing',
  method: 'POST',
  path: '/api/directory/suggestions',
  auth: 'public',
  isForm: true,
  summary: 'Suggest a business, as a visitor; a link to its status is mailed',
  body: z.strictObject({
    ...suggestedFields,
    yourEmail: Email,
    captchaToken: z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096)),
  }),
  response: z.object({ sent: z.boolean() }),
  status: 201,
  errors: [...suggestionErrors, 'captcha_failed', 'captcha_unavailable', 'rate_limited'],
  rateLimit: { max: 20, seconds: 3600, per: 'ip' },
})

export const suggestListingAsMember = route({
  name: 'suggestListingAsMember',
  method: 'POST',
  path: '/api/directory/suggestions/mine',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Suggest a business that is not the caller’s own',
  body: SuggestedListing,
  response: z.object({ sent: z.boolean() }),
  status: 201,
  errors: suggestionErrors,
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

/** What someone who suggested a business reads of it. */
export const SuggestionState = z.object({
  businessName: z.string(),
  city: z.string(),
  status: ListingStatus,
  reason: z.optional(z.string()),
  /** Once it has a page. */
  path: z.optional(z.string()),
  createdAt: z.iso.datetime(),
})
export type SuggestionState = z.infer<typeof SuggestionState>

export const lookUpSuggestedListing = route({
  name: 'lookUpSuggestedListing',
  method: 'POST',
  path: '/api/directory/suggestions/status',
  auth: 'public',
  answersSecret: true,
  summary: 'What became of a suggestion, by the link that was mailed',
  body: z.strictObject({ handle: line(200, 1) }),
  response: SuggestionState,
  errors: ['listing_not_found'],
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
})

export const withdrawSuggestedListing = route({
  name: 'withdrawSuggestedListing',
  method: 'POST',
  path: '/api/directory/suggestions/withdraw',
  auth: 'public',
  answersSecret: true,
  summary: 'Take a suggestion back while it waits, by the link that was mailed',
  body: z.strictObject({ handle: line(200, 1) }),
  response: SuggestionState,
  errors: ['listing_not_found', 'already_decided'],
  rateLimit: { max: 20, seconds: 3600, per: 'ip' },
})

export const withdrawMySuggestedListing = route({
  name: 'withdrawMySuggestedListing',
  method: 'POST',
  path: '/api/directory/suggestions/mine/:listingId/withdraw',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take a suggestion back while it waits',
  params: listingParams,
  errors: ['listing_not_found', 'already_decided'],
})
