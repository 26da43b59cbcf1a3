import { isFlagged } from '#shared/directory/listings/flagged-words.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ChangedField, ChangedValues } from './listing-change.ts'

/** The values of a listing that a change can be about. Of pictures a change names those that wait: none is live. */
export const valuesOf = (listing: Listing): Required<ChangedValues> => ({
  businessName: listing.businessName,
  listingType: listing.listingType,
  place: listing.place,
  website: listing.website,
  phone: listing.phone,
  email: listing.email,
  summary: listing.summary,
  description: listing.description,
  services: listing.services,
  specialDays: listing.specialDays,
  startingPriceFor: listing.startingPriceFor,
  brands: listing.brands,
  serviceMiles: listing.serviceMiles ?? null,
  startingPriceCents: listing.startingPriceCents ?? null,
  hours: listing.hours ?? null,
  timeZone: listing.timeZone ?? '',
  logoUrl: listing.logoUrl ?? '',
  pictures: [],
})

/** A listing with other values. What waited among its pictures is shown once it is named. */
export function withValues(listing: Listing, values: ChangedValues): Listing {
  const { serviceMiles, startingPriceCents, hours, logoUrl, pictures, timeZone, ...plain } = values
  const { serviceMiles: _, startingPriceCents: __, hours: ___, logoUrl: ____, ...rest } = listing
  const kept = <T>(given: T | null | undefined, before: T | undefined): T | undefined =>
    given === undefined ? before : (given ?? undefined)
  const next = {
    serviceMiles: kept(serviceMiles, listing.serviceMiles),
    startingPriceCents: kept(startingPriceCents, listing.startingPriceCents),
    hours: kept(hours, listing.hours),
    logoUrl: kept(logoUrl, listing.logoUrl) || undefined,
  }
  return {
    ...rest,
    ...plain,
    ...(timeZone && { timeZone }),
    ...(next.serviceMiles !== undefined && { serviceMiles: next.serviceMiles }),
    ...(next.startingPriceCents !== undefined && { startingPriceCents: next.startingPriceCents }),
    ...(next.hours && { hours: next.hours }),
    ...(next.logoUrl && { logoUrl: next.logoUrl }),
    ...(pictures && {
      pictures: listing.pictures.map(({ isWaiting, ...picture }) =>
        isWaiting && !pictures.includes(picture.id) ? { ...picture, isWaiting } : picture,
      ),
    }),
  }
}

/** Says the same thing twice the same way. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? ''

export const isSame = (one: unknown, other: unknown): boolean => told(one) === told(other)

/** The values that differ, as they are asked for. */
export function differences(before: ChangedValues, asked: ChangedValues): ChangedValues {
  const fields = Object.keys(asked) as ChangedField[]
  return Object.fromEntries(
    fields.filter((field) => !isSame(before[field], asked[field])).map((field) => [field, asked[field]]),
  )
}

/** By these a business is known and reached: no one changes them unseen once it is live. */
const reviewed: readonly ChangedField[] = [
  'businessName',
  'listingType',
  'place',
  'website',
  'phone',
  'email',
  'logoUrl',
  'pictures',
]

const written: readonly ChangedField[] = ['summary', 'description', 'startingPriceFor']

/** What of a change waits for an administrator, and what is public at once; of an owner on trial all waits. */
export function splitChange(
  changed: ChangedValues,
  { isOnTrial }: { isOnTrial: boolean },
): { waits: ChangedValues; direct: ChangedValues } {
  const entries = Object.entries(changed) as [ChangedField, unknown][]
  const waits = ([field, value]: [ChangedField, unknown]) =>
    isOnTrial ||
    reviewed.includes(field) ||
    (field === 'timeZone' && changed.place !== undefined) ||
    (written.includes(field) && isFlagged(String(value)))
  return {
    waits: Object.fromEntries(entries.filter(waits)),
    direct: Object.fromEntries(entries.filter((entry) => !waits(entry))),
  }
}

/** The values before, of the fields that a change is about. */
export const only = (values: ChangedValues, fields: readonly string[]): ChangedValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))
