import { geoAlbersUsa } from 'd3-geo'
import { pointOfZip } from '#core/platform/places/point-of-zip.ts'
import { zoneOfPlace } from '#core/platform/places/zone-of-place.ts'
import type { Listing, ListingPlace } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'

const mostMilesFromZip = 15

/** The projection of the drawn map, 975 by 610. */
const onMap = geoAlbersUsa().scale(1300).translate([487.5, 305])

type Position = Pick<Listing, 'point' | 'timeZone' | 'mapX' | 'mapY'>

/**
 * Where a place is: its point, its clock, and its spot on the drawn map. A hidden street leaves only the point of the ZIP
 * code. Nothing is known of a place without a ZIP code.
 */
export async function positionOf(place: ListingPlace, chosenZone: string | undefined): Promise<Position> {
  const { zip, state, pin, hideStreet } = place
  if (!zip || !state) return {}
  const point = await pointOfZip(zip, 'body.place.zip')
  if (pin && milesBetween(point, pin) > mostMilesFromZip) throw listingRefusal.pinFar()
  const at: Point = pin && !hideStreet ? pin : point
  const precision = pin && !hideStreet ? 'pin' : await precisionOf(zip)
  const spot = onMap([at.lon, at.lat])
  const timeZone = await zoneFor(state, at, chosenZone)
  return {
    point: { lat: at.lat, lon: at.lon, precision },
    ...(timeZone && { timeZone }),
    ...(spot && { mapX: Math.round(spot[0]), mapY: Math.round(spot[1]) }),
  }
}

async function precisionOf(zip: string): Promise<'zip' | 'region'> {
  const { isListedZip } = await import('#core/platform/places/zip-points.ts')
  return isListedZip(zip) ? 'zip' : 'region'
}

/** The zone that the owner chose among those of the state, else that of the place. */
async function zoneFor(state: string, at: Point, chosen: string | undefined): Promise<string | undefined> {
  if (!chosen) return zoneOfPlace(state, at)
  if (!zonesOfState(state).includes(chosen)) throw listingRefusal.zoneElsewhere()
  return chosen
}
