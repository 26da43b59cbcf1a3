import * as z from 'zod/mini'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { ListingFields } from '#shared/directory/listings/listing.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { text } from '#shared/text.ts'
import { readDay, readSpecialDays, specialDaysText } from './hours-text.ts'
import { dayWords } from './week-lines.ts'

const position = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/

const readable = (reads: (typed: string) => unknown, ask: string) =>
  z.string().check(z.refine((typed) => typed.trim() === '' || reads(typed) !== undefined, ask))

const { listingType, services, brands } = ListingFields.shape

/** A listing as it is typed: times, money, and the position as text. */
const Typed = z.object({
  businessName: z.string(),
  listingType,
  summary: z.string(),
  description: z.string(),
  place: z.object({
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    hideStreet: z.boolean(),
    pin: z
      .string()
      .check(
        z.refine((typed) => typed.trim() === '' || position.test(typed), 'Enter it as 32.7876, -96.7994.'),
      ),
  }),
  serviceMiles: z.string().check(z.regex(/^\d*$/, 'Enter whole miles.')),
  timeZone: z.string(),
  website: z.string(),
  phone: z.string(),
  email: z.string(),
  services,
  brands,
  startingPriceCents: readable(parseCents, 'Enter an amount such as 99 or 99.50.'),
  startingPriceFor: z.string(),
  hours: z.array(readable(readDay, 'Enter times such as 9:00 AM – 5:00 PM, Closed, or Open 24 hours.')),
  specialDays: readable(readSpecialDays, 'Enter a date and times on each line: 2026-12-25 Closed.'),
})
export type TypedListing = z.input<typeof Typed>

/** The fields of a listing of what was typed, unchecked. */
function fieldsOf(typed: TypedListing): z.input<typeof ListingFields> {
  const { place, serviceMiles, timeZone, startingPriceCents, hours, specialDays, ...rest } = typed
  const { pin, state, ...where } = place
  const [, lat, lon] = position.exec(pin) ?? []
  const cents = parseCents(startingPriceCents)
  const isOpen = hours.some((day) => day.trim() !== '')
  return {
    ...rest,
    place: {
      ...where,
      state,
      ...(lat !== undefined && lon !== undefined && { pin: { lat: Number(lat), lon: Number(lon) } }),
    },
    specialDays: readSpecialDays(specialDays) ?? [],
    ...(serviceMiles && { serviceMiles: Number(serviceMiles) }),
    ...(timeZone && { timeZone }),
    ...(cents !== undefined && { startingPriceCents: cents }),
    ...(isOpen && { hours: hours.map((day) => readDay(day) ?? []) }),
  }
}

/** What is typed, checked as the server checks the listing that it says. */
export const TypedFields = z.pipe(z.pipe(Typed, z.transform(fieldsOf)), ListingFields)

/** The same of a listing that exists, with the reason for the change. */
export const TypedEdit = z.pipe(
  z.pipe(
    z.object({ ...Typed.shape, reason: z.string() }),
    z.transform(({ reason, ...typed }: TypedListing & { reason: string }) => ({
      ...fieldsOf(typed),
      reason,
    })),
  ),
  z.strictObject({ ...ListingFields.shape, reason: text(500, 1) }),
)

export const blankListing: TypedListing = {
  businessName: '',
  listingType: 'retailer',
  summary: '',
  description: '',
  place: { address1: '', address2: '', city: '', state: '', zip: '', hideStreet: false, pin: '' },
  serviceMiles: '',
  timeZone: '',
  website: '',
  phone: '',
  email: '',
  services: [],
  brands: [],
  startingPriceCents: '',
  startingPriceFor: '',
  hours: ['', '', '', '', '', '', ''],
  specialDays: '',
}

/** A listing as its form shows it. */
export function typedListing(listing: AdminListing): TypedListing {
  const { place, hours, startingPriceCents, serviceMiles } = listing
  const { pin, ...where } = place
  const { businessName, listingType: type, summary, description, website, email, startingPriceFor } = listing
  return {
    businessName,
    listingType: type,
    summary,
    description,
    website,
    email,
    startingPriceFor,
    phone: showPhone(listing.phone),
    services: listing.services,
    brands: listing.brands.map(({ id }) => id),
    place: { ...where, pin: pin ? `${pin.lat}, ${pin.lon}` : '' },
    serviceMiles: serviceMiles === undefined ? '' : String(serviceMiles),
    timeZone: listing.timeZone ?? '',
    startingPriceCents: startingPriceCents === undefined ? '' : decimalDollars(startingPriceCents),
    hours: hours ? hours.map(dayWords) : blankListing.hours,
    specialDays: specialDaysText(listing.specialDays),
  }
}
