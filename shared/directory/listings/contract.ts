import * as z from 'zod/mini'
import { BrandId } from '#shared/directory/brands/named-brand.ts'
import { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { text } from '#shared/text.ts'
import { ListedListing } from './listed-listing.ts'
import { Listing, ListingPoint } from './listing.ts'
import { ListingCard } from './listing-card.ts'
import { ListingService, ListingType } from './listing-kinds.ts'
import { ListingId } from './named-listing.ts'

/** Several choices in an address: `tuning,marine`. */
const several = <S extends z.ZodMiniType<string, string>>(one: S, most: number) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(400)),
        z.transform((typed: string) => typed.split(',').filter(Boolean)),
      ),
      z.array(one).check(z.maxLength(most)),
    ),
  )

const listingSorts = ['recommended', 'nearest', 'rated', 'newest', 'name'] as const

const StateCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))

const filters = {
  q: z.optional(text(60)),
  /** A ZIP code or a city; with `miles` around it. */
  near: z.optional(PlaceName),
  miles: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(250)), 50),
  state: z.optional(StateCode),
  type: z.optional(ListingType),
  services: several(ListingService, 5),
  brands: several(BrandId, 5),
  open: z.optional(z.literal('now')),
  rating: z.optional(z.literal('4')),
  featured: z.optional(z.literal('yes')),
  sort: z.optional(z.enum(listingSorts)),
}

export const listListings = route({
  name: 'listListings',
  method: 'GET',
  path: '/api/directory',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'Published listings. Near a place the nearest come first, else the recommended. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({ ...pageQuery(24), ...filters }),
  response: z.object({
    ...Page(ListedListing).shape,
    /** Sponsored ones that pass the same filters; on the first page only. */
    featured: z.array(ListedListing),
    /** Only the nearest 500 of a radius are listed. */
    isCapped: z.optional(z.boolean()),
  }),
  errors: ['invalid_cursor', 'place_unknown', 'place_ambiguous'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const listFacets = route({
  name: 'listFacets',
  method: 'GET',
  path: '/api/directory/facets',
  auth: 'public',
  caching: 'minute',
  summary: 'How many listings of a place there are of each type, service, and brand, and in each state',
  query: z.strictObject({ state: z.optional(StateCode) }),
  response: z.object({
    total: z.int(),
    types: z.array(z.object({ type: ListingType, count: z.int() })),
    services: z.array(z.object({ service: ListingService, count: z.int() })),
    brands: z.array(z.object({ id: BrandId, name: z.string(), count: z.int() })),
    states: z.array(z.object({ state: z.string(), count: z.int() })),
  }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

/** A spot of the drawn map: one listing, or how many there are around it. */
export const MapSpot = z.object({
  x: z.int(),
  y: z.int(),
  count: z.int(),
  listing: z.optional(
    z.object({
      id: ListingId,
      businessName: z.string(),
      city: z.string(),
      precision: ListingPoint.shape.precision,
    }),
  ),
})
export type MapSpot = z.infer<typeof MapSpot>

export const getListingMap = route({
  name: 'getListingMap',
  method: 'GET',
  path: '/api/directory/map',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Listings on the map of the states: those of one state each by itself, else how many are where',
  query: z.strictObject({ type: z.optional(ListingType), state: z.optional(StateCode) }),
  response: z.object({
    spots: z.array(MapSpot),
    states: z.array(z.object({ state: z.string(), count: z.int() })),
  }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

const shownFields = {
  id: true,
  businessName: true,
  listingType: true,
  description: true,
  serviceMiles: true,
  services: true,
  brands: true,
  startingPriceCents: true,
  startingPriceFor: true,
  hours: true,
  specialDays: true,
  timeZone: true,
  pictures: true,
  logoUrl: true,
  ratingSum: true,
  ratingCount: true,
  isVerified: true,
  publishedAt: true,
  updatedAt: true,
  website: true,
} as const

/** A listing as everyone sees it: without a hidden street, and without what is revealed on a press. */
export const PublicListing = z.object({
  ...z.pick(Listing, shownFields).shape,
  summary: z.string(),
  status: z.enum(['published', 'closed']),
  closedAt: z.optional(z.iso.datetime()),
  street: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  point: z.optional(ListingPoint),
  hasPhone: z.boolean(),
  hasEmail: z.boolean(),
  isOwned: z.boolean(),
  isFeatured: z.boolean(),
  /** The public profile of its owner. */
  owner: z.optional(z.object({ name: z.string(), path: z.string() })),
  /** The organization that it is part of. */
  organization: z.optional(NamedOrganization),
  /** The nearest others within 100 miles, at most four. */
  nearby: z.array(ListedListing),
  /** Reviews of one that was merged into it are still being moved. */
  isMovingReviews: z.optional(z.boolean()),
})
export type PublicListing = z.infer<typeof PublicListing>

export const listingParams = z.strictObject({ listingId: ListingId })

export const getListing = route({
  name: 'getListing',
  method: 'GET',
  path: '/api/directory/:listingId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A listing; of one that was merged, the one it was merged into',
  params: listingParams,
  response: PublicListing,
  errors: ['listing_not_found'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

export const revealContact = route({
  name: 'revealContact',
  method: 'POST',
  path: '/api/directory/:listingId/contact',
  auth: 'public',
  summary: 'The phone number and the email address of a business, for someone who pressed for them',
  params: listingParams,
  response: z.object({ phone: z.optional(z.string()), email: z.optional(z.string()) }),
  errors: ['listing_not_found', 'contact_not_found'],
  rateLimit: { max: 30, seconds: 3600, per: 'ip' },
})

export const countVisit = route({
  name: 'countVisit',
  method: 'POST',
  path: '/api/directory/:listingId/visits',
  auth: 'public',
  summary: 'Count a visit to the page of a listing; programs do not count',
  params: listingParams,
  rateLimit: { max: 120, seconds: 3600, per: 'ip' },
})

export const findSimilarListings = route({
  name: 'findSimilarListings',
  method: 'GET',
  path: '/api/directory/similar',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Published listings that may be the business someone is about to add, at most five',
  query: z.strictObject({ name: text(120, 2), zip: z.optional(z.string().check(z.regex(/^\d{5}$/))) }),
  response: z.object({ items: z.array(ListingCard) }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})
