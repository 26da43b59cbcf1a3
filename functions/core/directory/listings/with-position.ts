import type { Listing } from '#shared/directory/listings/listing.ts'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'
import { positionOf } from './placed-listing.ts'

/** A listing at the place that it names. A time zone that was chosen stays while it is one of the state. */
export async function withPosition(listing: Listing): Promise<Listing> {
  const { point: _, timeZone, mapX: __, mapY: ___, ...rest } = listing
  const isOfState = timeZone && zonesOfState(listing.place.state).includes(timeZone)
  return { ...rest, ...(await positionOf(listing.place, isOfState ? timeZone : undefined)) }
}
