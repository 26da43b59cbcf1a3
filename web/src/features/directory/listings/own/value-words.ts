import type { ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing, ListingPlace } from '#shared/directory/listings/listing.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import type { DayHours, SpecialDay, WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { clockWords } from '../editing/clock-time.ts'
import { weekdays, weekOrder } from '../editing/hours-values.ts'

export const placeWords = ({
  address1,
  address2,
  city,
  state,
  zip,
  hideStreet,
  pin,
}: ListingPlace): string => {
  const street = [address1, address2].filter(Boolean).join(', ')
  return [
    street && (hideStreet ? `${street} (hidden)` : street),
    [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    pin && `at ${pin.lat}, ${pin.lon}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const dayWords = (hours: DayHours): string =>
  hours
    .map(([opens, closes]) =>
      opens === 0 && closes === 1440 ? 'open 24 hours' : `${clockWords(opens)} to ${clockWords(closes)}`,
    )
    .join(', ') || 'closed'

/** The hours of a week, a line for days after each other that have the same. */
export function weekLines(hours: WeekHours): string[] {
  const lines: { first: number; last: number; words: string }[] = []
  for (const day of weekOrder) {
    const words = dayWords(hours[day] ?? [])
    const before = lines.at(-1)
    if (before?.words === words) before.last = day
    else lines.push({ first: day, last: day, words })
  }
  return lines.map(({ first, last, words }) =>
    first === last ? `${short(first)}: ${words}` : `${short(first)} to ${short(last)}: ${words}`,
  )
}

const short = (day: number) => weekdays[day]?.slice(0, 3) ?? ''

export const specialDayWords = (days: readonly SpecialDay[]): string =>
  days.map(({ on, hours }) => `${utcDay(on)}: ${dayWords(hours)}`).join('; ')

export const priceWords = (listing: Pick<Listing, 'startingPriceCents' | 'startingPriceFor'>): string =>
  listing.startingPriceCents === undefined
    ? ''
    : [`From ${dollars(listing.startingPriceCents)}`, listing.startingPriceFor].filter(Boolean).join(' · ')

type Words = { [F in keyof ChangedValues]-?: (value: NonNullable<ChangedValues[F]>) => string }

const asIs = (value: string) => value

const words: Words = {
  businessName: asIs,
  listingType: (type) => listingTypes[type],
  place: placeWords,
  website: asIs,
  phone: (phone) => phone && showPhone(phone),
  email: asIs,
  summary: asIs,
  description: asIs,
  services: (services) => services.map((service) => listingServices[service]).join(', '),
  specialDays: specialDayWords,
  startingPriceFor: asIs,
  brands: (brands) => brands.map(({ name }) => name).join(', '),
  serviceMiles: (miles) => `${miles} miles`,
  startingPriceCents: dollars,
  hours: (hours) => weekLines(hours).join('; '),
  timeZone: (zone) => zone.replaceAll('_', ' '),
  logoUrl: (url) => url && 'a logo',
  pictures: (ids) => (ids.length > 0 ? `${ids.length} new` : ''),
}

/** A value of a change in words. */
export function changedWords<F extends keyof ChangedValues>(field: F, values: ChangedValues): string {
  const value = values[field]
  const say = words[field] as (value: NonNullable<ChangedValues[F]>) => string
  return (value != null && say(value)) || 'none'
}
