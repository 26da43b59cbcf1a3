import { isListedZip, zipPoint } from '#core/platform/places/zip-points.ts'
import { placeKey, type ReadKeys } from '#shared/directory/listings/nearest-first.ts'
import type { Point } from '#shared/platform/places/point.ts'

/** In ten metropolitan areas: New York, Los Angeles, Chicago, Dallas, Houston, Atlanta, Phoenix, Miami, Seattle, Denver. */
const metropolises: readonly Point[] = [
  { lat: 40.75, lon: -73.99 },
  { lat: 34.05, lon: -118.24 },
  { lat: 41.88, lon: -87.63 },
  { lat: 32.79, lon: -96.8 },
  { lat: 29.76, lon: -95.37 },
  { lat: 33.75, lon: -84.39 },
  { lat: 33.45, lon: -112.07 },
  { lat: 25.77, lon: -80.19 },
  { lat: 47.61, lon: -122.33 },
  { lat: 39.74, lon: -104.99 },
]
const shareOfMetropolises = 0.4
/** Degrees within which two of three of a metropolitan area are. */
const spread = 0.2

/** Numbers from 0 to 1 that are the same in each run. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

export type Placed = { id: string; point: Point }

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** Points of businesses: 40% around the metropolises, the others at ZIP codes of the whole country. */
export function businessPoints(count: number, seed: number): Point[] {
  const next = numbers(seed)
  const bell = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const somewhere = (): Point => {
    for (;;) {
      const zip = String(Math.floor(next() * 99_000) + 1000).padStart(5, '0')
      const point = isListedZip(zip) && zipPoint(zip)
      if (point) return point
    }
  }
  return Array.from({ length: count }, () => {
    if (next() >= shareOfMetropolises) return somewhere()
    const { lat, lon } = metropolises[Math.floor(next() * metropolises.length)] as Point
    return { lat: rounded(lat + bell() * spread), lon: rounded(lon + bell() * spread) }
  })
}

/** Reads from memory what the storage keeps, in the same order. */
export function readFrom<T extends Placed>(items: readonly T[]): ReadKeys<T> {
  const rows = items
    .map((item) => ({ item, key: placeKey(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const firstFrom = (key: string) => {
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((rows[middle]?.key ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }
  return async ([from, to], limit) => {
    const [begin, end] = [firstFrom(from), firstFrom(to)]
    const read = rows.slice(begin, Math.min(end, begin + limit))
    // As the storage does, which knows no end before it has looked behind the limit.
    return { items: read.map(({ item }) => item), more: end - begin >= limit }
  }
}
