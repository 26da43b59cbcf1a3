import type { ChangedField, ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import type { ListingPlace } from '#shared/directory/listings/listing.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { specialDayLines, weekLines } from '#web/features/directory/listings/administration/week-lines.ts'

type Words = { [Field in ChangedField]: (value: Exclude<ChangedValues[Field], undefined | null>) => string[] }

const plain = (value: string) => (value ? [value] : [])

export const placeLines = ({
  address1,
  address2,
  city,
  state,
  zip,
  hideStreet,
  pin,
}: ListingPlace): string[] => [
  ...plain(address1),
  ...plain(address2),
  ...plain([[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')),
  ...(hideStreet ? ['The street is hidden'] : []),
  ...(pin ? [`Position ${pin.lat}, ${pin.lon}`] : []),
]

const words: Words = {
  businessName: plain,
  listingType: (type) => [listingTypes[type]],
  place: placeLines,
  website: plain,
  phone: (phone) => plain(showPhone(phone)),
  email: plain,
  summary: plain,
  description: plain,
  services: (services) => services.map((service) => listingServices[service]),
  brands: (brands) => brands.map(({ name, isProposed }) => (isProposed ? `${name} (proposed)` : name)),
  serviceMiles: (miles) => [`${miles} miles`],
  startingPriceCents: (cents) => [dollars(cents)],
  startingPriceFor: plain,
  hours: weekLines,
  specialDays: specialDayLines,
  timeZone: (zone) => plain(zone.replaceAll('_', ' ')),
  logoUrl: plain,
  pictures: (ids) => ids,
}

/** What a field of a listing says, in lines to read; none where it is empty. */
export function fieldLines<Field extends ChangedField>(field: Field, value: ChangedValues[Field]): string[] {
  if (value === undefined || value === null) return []
  return (words[field] as (value: unknown) => string[])(value)
}
