import * as z from 'zod/mini'
import { BrandId, NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { isZone } from '#shared/platform/time/is-zone.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line, text } from '#shared/text.ts'
import { ListingService, ListingType } from './listing-kinds.ts'
import { ListingId } from './named-listing.ts'
import { SpecialDays, WeekHours } from './opening-hours.ts'
import { siteAddress } from './site-address.ts'

/** `refused` ones can be changed and sent in again, `closed` ones are closed for good, `removed` ones left the site. */
export const ListingStatus = z.enum([
  'draft',
  'pending',
  'refused',
  'published',
  'paused',
  'closed',
  'removed',
])
export type ListingStatus = z.infer<typeof ListingStatus>

export const mostPictures = 12
export const mostServices = 20
export const mostBrands = 40

const State = z.string().check(z.refine((code) => zoneOfState(code) !== undefined, 'Choose a state'))

const Zip = z.string().check(
  z.trim(),
  z.overwrite((typed) => typed.replace(/^(\d{5})-\d{4}$/, '$1')),
  z.regex(/^(\d{5})?$/, 'Enter a five-digit ZIP code.'),
)

/** A position that the owner chose, in degrees with four decimals. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
const Degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most), z.overwrite(round))
export const Pin = z.strictObject({ lat: Degrees(90), lon: Degrees(180) })

/** What is empty is ''. */
export const ListingPlace = z.strictObject({
  address1: line(120),
  address2: line(120),
  city: line(80),
  state: z.union([z.literal(''), State]),
  zip: Zip,
  /** The street is shown to no one; the place is that of the ZIP code. */
  hideStreet: z.boolean(),
  /** Where the ZIP code alone is not fine enough. */
  pin: z.optional(Pin),
})
export type ListingPlace = z.infer<typeof ListingPlace>

const orEmpty = <S extends z.ZodMiniType>(schema: S) => z.union([z.literal(''), schema])

/** The fields of a listing that its owner edits. */
export const ListingFields = z.strictObject({
  businessName: nameLine(120, 2).check(
    z.refine<string>((name) => fold(name).length >= 2, 'Use at least 2 letters or digits'),
  ),
  listingType: ListingType,
  summary: line(160),
  description: text(5000),
  place: ListingPlace,
  /** How far it travels, for types that do. */
  serviceMiles: z.optional(z.int().check(z.gte(0), z.lte(250))),
  /** Chosen by the owner where a state has two clocks; else it follows from the place. */
  timeZone: z.optional(z.string().check(z.refine(isZone, 'Choose a time zone'))),
  website: orEmpty(siteAddress),
  /** E.164 once stored; as it is dialed in the US before. */
  phone: line(40),
  email: orEmpty(Email),
  services: z.array(ListingService).check(z.maxLength(mostServices)),
  brands: z.array(BrandId).check(z.maxLength(mostBrands, `Choose up to ${mostBrands} brands.`)),
  startingPriceCents: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
  startingPriceFor: line(40),
  hours: z.optional(WeekHours),
  specialDays: SpecialDays,
})
export type ListingFields = z.infer<typeof ListingFields>

/** `isWaiting` until an administrator has seen a picture of a live listing. */
export const ListingPicture = z.object({
  id: z.string(),
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  isWaiting: z.optional(z.literal(true)),
})
export type ListingPicture = z.infer<typeof ListingPicture>

/** Where a listing is: `pin` if the owner chose it, else the middle of its ZIP code or of the region of that. */
export const ListingPoint = z.object({
  lat: z.number(),
  lon: z.number(),
  precision: z.enum(['zip', 'region', 'pin']),
})
export type ListingPoint = z.infer<typeof ListingPoint>

export const Listing = z.object({
  id: ListingId,
  ...z.omit(ListingFields, { timeZone: true, brands: true }).shape,
  brands: z.array(NamedBrand),
  /** Known as soon as the place is. */
  point: z.optional(ListingPoint),
  timeZone: z.optional(z.string()),
  /** On the drawn map, 975 by 610; the territories are not on it. */
  mapX: z.optional(z.int()),
  mapY: z.optional(z.int()),
  pictures: z.array(ListingPicture),
  logoUrl: z.optional(z.string()),
  ratingSum: z.int(),
  ratingCount: z.int(),
  /** It stands before others until then. */
  featuredUntil: z.optional(z.iso.datetime()),
  status: ListingStatus,
  statusSince: z.iso.datetime(),
  /** The status to which an administrator brings a removed one back. */
  formerStatus: z.optional(ListingStatus),
  /** What an administrator wrote to its owner. */
  reason: z.optional(z.string()),
  refusedAt: z.optional(z.iso.datetime()),
  publishedAt: z.optional(z.iso.datetime()),
  ownerId: z.optional(UserId),
  /** The organization that it is part of. */
  organizationId: z.optional(OrganizationId),
  source: z.enum(['owner', 'suggestion', 'admin']),
  submittedBy: z.optional(UserId),
  duplicateOf: z.optional(ListingId),
  /** Its owner is a business whose documents were approved. */
  isVerified: z.boolean(),
  /** Its content changed within 180 days; a job takes it back. */
  isFresh: z.boolean(),
  /** The account of its owner is suspended: it is shown to no one. */
  isOwnerSuspended: z.optional(z.literal(true)),
  /** When its content changed last. */
  changedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Listing = z.infer<typeof Listing>
