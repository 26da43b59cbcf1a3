import * as z from 'zod/mini'
import { withValues } from '#shared/directory/listing-changes/changed-values.ts'
import { type Listing, ListingFields } from '#shared/directory/listings/listing.ts'
import { type ListingService, travels } from '#shared/directory/listings/listing-kinds.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'
import { text } from '#shared/text.ts'
import {
  readSpecialDays,
  readWeek,
  specialDayProblems,
  specialDayValues,
  weekProblems,
  weekValues,
} from './hours-values.ts'

/** A listing to edit. Without a version it is still to be created. */
export type EditedListing = { own?: OwnListing; version?: number | undefined }

export const editedListing = (own: OwnListing | undefined): EditedListing =>
  own ? { own, version: own.listing.version } : {}

const WrittenListing = z.strictObject({ ...ListingFields.shape, note: z.optional(text(500)) })
export type WrittenListing = z.infer<typeof WrittenListing>

type Said = Pick<Listing, Exclude<keyof ListingFields, 'timeZone' | 'brands'> | 'brands' | 'timeZone'>

const blank: Said = {
  businessName: '',
  listingType: 'retailer',
  summary: '',
  description: '',
  place: { address1: '', address2: '', city: '', state: '', zip: '', hideStreet: false },
  website: '',
  phone: '',
  email: '',
  services: [],
  brands: [],
  startingPriceFor: '',
  specialDays: [],
}

/** What a listing says once what waits for review is accepted. Pictures and logo are no part of the form. */
export function asAsked({ listing, change }: OwnListing): Listing {
  if (!change) return listing
  const { pictures: _, logoUrl: __, ...asked } = change.to
  return withValues(listing, asked)
}

/** The values of the form of a listing, each as it is typed. */
export function valuesOf({ own }: EditedListing) {
  const said: Said = own ? asAsked(own) : blank
  const { pin, ...place } = said.place
  const hasClocks = zonesOfState(place.state).length > 1
  return {
    businessName: said.businessName,
    listingType: said.listingType,
    summary: said.summary,
    description: said.description,
    place: { ...place, pin: { lat: pin?.lat.toString() ?? '', lon: pin?.lon.toString() ?? '' } },
    serviceMiles: said.serviceMiles?.toString() ?? '',
    timeZone: (hasClocks && said.timeZone) || '',
    website: said.website,
    phone: said.phone && showPhone(said.phone),
    email: said.email,
    services: [...said.services],
    brands: [...said.brands],
    startingPriceCents: said.startingPriceCents === undefined ? '' : decimalDollars(said.startingPriceCents),
    startingPriceFor: said.startingPriceFor,
    hours: weekValues(said.hours),
    specialDays: specialDayValues(said.specialDays),
    note: own?.change?.note ?? '',
  }
}
export type ListingValues = ReturnType<typeof valuesOf>

/** A number that cannot be read is none that the contract takes, so its field says so. */
const whole = (typed: string) => (typed.trim() === '' ? undefined : Number(typed))
const cents = (typed: string) => (typed.trim() === '' ? undefined : (parseCents(typed) ?? Number.NaN))

const positionProblem = 'Enter both numbers, such as 32.7767 and -96.7970.'
const isDegrees = (typed: string, most: number) => typed.trim() !== '' && Math.abs(Number(typed)) <= most

/** Converts the values of the form to what is sent. */
export function toFields(values: ListingValues): z.input<typeof WrittenListing> {
  const { place, serviceMiles, timeZone, brands, startingPriceCents, hours, specialDays, note, ...plain } =
    values
  const { pin, ...written } = place
  const miles = travels(plain.listingType) ? whole(serviceMiles) : undefined
  const price = cents(startingPriceCents)
  const zones = zonesOfState(place.state)
  const week = readWeek(hours)
  return {
    ...plain,
    website: withScheme(plain.website),
    email: plain.email.trim(),
    place: {
      ...written,
      ...(pin.lat.trim() && { pin: { lat: Number(pin.lat), lon: Number(pin.lon) } }),
    },
    ...(miles !== undefined && { serviceMiles: miles }),
    ...(zones.length > 1 && zones.includes(timeZone) && { timeZone }),
    services: plain.services as ListingService[],
    brands: brands.map(({ id }) => id),
    ...(price !== undefined && { startingPriceCents: price }),
    ...(week && { hours: week }),
    specialDays: readSpecialDays(specialDays),
    ...(note.trim() && { note }),
  }
}

/** People leave out how an address begins. */
const withScheme = (typed: string) =>
  !typed.trim() || /^https?:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`

/** What the typed values say that no field of the contract could. */
const Typed = z.custom<ListingValues>().check(({ value, issues }) => {
  const add = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value })
  const { lat, lon } = value.place.pin
  const hasPin = lat.trim() !== '' || lon.trim() !== ''
  if (hasPin && !(isDegrees(lat, 90) && isDegrees(lon, 180))) add(['place', 'pin', 'lat'], positionProblem)
  for (const { path, message } of weekProblems(value.hours)) add(['hours', ...path], message)
  for (const { path, message } of specialDayProblems(value.specialDays))
    add(['specialDays', ...path], message)
  if (value.serviceMiles.trim() && !/^\d{1,3}$/.test(value.serviceMiles.trim()))
    add(['serviceMiles'], 'Enter whole miles, up to 250.')
  if (value.startingPriceCents.trim() && parseCents(value.startingPriceCents) === undefined)
    add(['startingPriceCents'], 'Enter an amount, such as 99 or 99.50.')
})

/** Checks the typed values as the server checks what is sent. */
export const listingSchema: z.ZodMiniType<WrittenListing, ListingValues> = z.pipe(
  z.pipe(Typed, z.transform(toFields)),
  WrittenListing,
)
