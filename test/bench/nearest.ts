import { nearestFirst } from '#shared/directory/listings/nearest-first.ts'
import { atMost, type Bench, type Figure, known } from './figure.ts'
import { businessPoints, type Placed, readFrom } from './listing-crowd.ts'
import { median, p95 } from './statistics.ts'

const sizes = { small: 1000, large: 100_000 }
const centers = 300
const nearest = 20
/** The largest radius that lists take. */
const miles = 250

type Business = Placed & { number: number }

const crowd = (size: number): Business[] =>
  businessPoints(size, 1).map((point, number) => ({ id: `lst_${number}`, point, number }))

type List = {
  name: string
  holds: (business: Business) => boolean
  isWanted?: (business: Business) => boolean
  /** Median, 95% and most: what a search may cost. */
  queries: readonly [number, number, number]
  rows: readonly [number, number, number]
}

const oneOf = (count: number) => (business: Business) => (business.number * 7919) % count === 0

const lists: List[] = [
  { name: 'all', holds: () => true, queries: [11, 17, 23], rows: [226, 419, 540] },
  { name: 'a facet of 10,000', holds: oneOf(10), queries: [6, 17, 37], rows: [173, 327, 549] },
  { name: 'a facet of 1,000', holds: oneOf(100), queries: [4, 31, 69], rows: [42, 136, 213] },
  {
    name: 'all, one in ten of which is wanted',
    holds: () => true,
    isWanted: oneOf(10),
    queries: [48, 71, 80],
    rows: [605, 888, 1007],
  },
]

/** The nearest twenty of 100,000 businesses around 300 places: what each search asks of the storage. */
export const nearestListings: Bench = async () => {
  const [few, many] = [crowd(sizes.small), crowd(sizes.large)]
  const around = businessPoints(centers, 2)
  const figures: Figure[] = []
  for (const list of lists) {
    const { name } = list
    const found = await searches(many, list, around)
    const limits = { queries: list.queries, rows: list.rows }
    for (const what of ['queries', 'rows'] as const) {
      const values = found.map((one) => one[what])
      const [middle, high, most] = limits[what]
      figures.push(
        atMost(`${name}: ${what}, median`, median(values), middle),
        atMost(`${name}: ${what}, 95%`, p95(values), high),
        atMost(`${name}: ${what}, most`, Math.max(...values), most),
      )
    }
    const before = median((await searches(few, list, around)).map(({ ms }) => ms))
    const after = median(found.map(({ ms }) => ms))
    figures.push(
      known(`${name}: time with 1,000, without the storage`, before, 'ms'),
      known(`${name}: time with 100,000, without the storage`, after, 'ms'),
    )
  }
  return figures
}

async function searches(
  businesses: readonly Business[],
  { holds, isWanted }: List,
  around: Placed['point'][],
) {
  const read = readFrom(businesses.filter(holds))
  const found = []
  for (const center of around) {
    const begin = performance.now()
    const { queries, rows } = await nearestFirst({
      around: center,
      miles,
      most: nearest,
      read,
      ...(isWanted && { isWanted }),
    })
    found.push({ queries, rows, ms: performance.now() - begin })
  }
  return found
}
