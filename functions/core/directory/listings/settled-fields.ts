import { namedBrands } from '#core/directory/brands/named-brands.ts'
import type { ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing, ListingFields } from '#shared/directory/listings/listing.ts'
import { settleListing } from '#shared/directory/listings/settle-listing.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { positionOf } from './placed-listing.ts'

/** The values that an owner asks for, as they are stored. */
export async function settledFields(
  fields: ListingFields,
  { before, now }: { before?: Listing | undefined; now: string },
): Promise<Required<Omit<ChangedValues, 'logoUrl' | 'pictures'>>> {
  const { place, timeZone: chosen, brands: ids, ...typed } = fields
  const [position, brands] = await Promise.all([positionOf(place, chosen), namedBrands(ids)])
  const { timeZone = '' } = position
  const today = wallTime(now, timeZone || 'America/New_York').slice(0, 10)
  const {
    serviceMiles = null,
    startingPriceCents = null,
    hours = null,
    ...plain
  } = settleListing(typed, before, today)
  return {
    ...plain,
    services: [...new Set(plain.services)],
    place,
    timeZone,
    brands,
    serviceMiles,
    startingPriceCents,
    hours,
  }
}
