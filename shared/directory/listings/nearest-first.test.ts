import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { type Distance, nearestFirst, placeKey, type ReadKeys } from './nearest-first.ts'

type Shop = { id: string; point: Point; isOpen: boolean }

/** What storage does with the keys of a list. */
const readFrom = (shops: readonly Shop[]): ReadKeys<Shop> => {
  const rows = shops
    .map((shop) => ({ shop, key: placeKey(shop) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return async ([from, to], limit) => {
    expect(from.slice(0, 2), 'one partition is read at a time').toBe(to.slice(0, 2))
    expect(from.length).toBeGreaterThanOrEqual(2)
    const within = rows.filter(({ key }) => from <= key && key <= to)
    return { items: within.slice(0, limit).map(({ shop }) => shop), more: within.length >= limit }
  }
}

type Asked = { around: Point; miles: number; isWanted?: (shop: Shop) => boolean }

/** All of them by a look at each. */
const bruteForce = (shops: readonly Shop[], { around, miles, isWanted = () => true }: Asked): Distance[] =>
  shops
    .map((shop) => ({ shop, miles: milesBetween(around, shop.point) }))
    .filter((one) => one.miles <= miles && isWanted(one.shop))
    .toSorted((a, b) => a.miles - b.miles || (a.shop.id < b.shop.id ? -1 : 1))
    .map((one) => ({ miles: one.miles, id: one.shop.id }))

/** All pages, one after the other. */
async function everyPage(shops: readonly Shop[], asked: Asked, most: number) {
  const read = readFrom(shops)
  const found: Distance[] = []
  let after: Distance | undefined
  for (let pages = 1; ; pages++) {
    const page = await nearestFirst({ ...asked, most, after, read })
    expect(page.items.length).toBeLessThanOrEqual(most)
    found.push(...page.items.map(({ item, miles }) => ({ miles, id: item.id })))
    if (!page.next) return { found, pages }
    if (after) expect(page.next.miles).toBeGreaterThanOrEqual(after.miles)
    after = page.next
    expect(pages, 'the pages come to an end').toBeLessThan(500)
  }
}

const degrees = (value: number) => Math.round(value * 10_000) / 10_000
const numberBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map(degrees)

/** Around a point: some near, some far, some in heaps at the same spot, over the antimeridian and at the edges of cells. */
const scene = fc
  .record({
    lat: numberBetween(-15, 72),
    lon: fc.oneof(numberBetween(-180, 180), fc.constantFrom(179.99, -179.99, 180, -180, -90, -45, 0)),
    spread: fc.constantFrom(0.01, 0.2, 3, 12),
  })
  .chain(({ lat, lon, spread }) =>
    fc.record({
      around: fc.constant({ lat, lon }),
      miles: fc.constantFrom(1, 10, 50, 250),
      most: fc.constantFrom(1, 4, 20, 60),
      spots: fc.array(
        fc.record({
          lat: numberBetween(-spread, spread),
          lon: numberBetween(-spread, spread),
          heap: fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 130 })),
        }),
        { maxLength: 60 },
      ),
    }),
  )
  .map(({ around, miles, most, spots }) => {
    const east = (lon: number) => (((lon + 180) % 360) + 360) % 360
    const points = spots.flatMap(({ lat, lon, heap }) =>
      Array<Point>(heap).fill({
        lat: Math.min(90, Math.max(-90, degrees(around.lat + lat))),
        lon: degrees(east(around.lon + lon) - 180),
      }),
    )
    const shops = points.map(
      (point, at): Shop => ({
        id: `lst_${String((at * 7919) % 9973).padStart(5, '0')}`,
        point,
        isOpen: at % 3 === 0,
      }),
    )
    return { around, miles, most, shops }
  })

test('a search finds what a look at each finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ around, miles, most, shops }) => {
      const { items, next } = await nearestFirst({ around, miles, most, read: readFrom(shops) })
      const expected = bruteForce(shops, { around, miles })
      expect(items.map(({ item, miles: distance }) => ({ miles: distance, id: item.id }))).toEqual(
        expected.slice(0, items.length),
      )
      if (!next) expect(items).toHaveLength(expected.length)
      if (expected.length > items.length) expect(next).toBeDefined()
    }),
    { numRuns: 400 },
  )
})

test('all pages together hold everything that is wanted, each once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(scene, fc.boolean(), async ({ around, miles, most, shops }, isFiltered) => {
      const asked = { around, miles, ...(isFiltered && { isWanted: ({ isOpen }: Shop) => isOpen }) }
      const { found } = await everyPage(shops, asked, most)
      expect(found).toEqual(bruteForce(shops, asked))
    }),
    { numRuns: 200 },
  )
})

const shopAt = (id: string, lat: number, lon: number): Shop => ({ id, point: { lat, lon }, isOpen: true })
const nearest = async (shops: Shop[], around: Point, miles: number) =>
  (await nearestFirst({ around, miles, most: 20, read: readFrom(shops) })).items

test('an island on the other side of the antimeridian is within a mile', async () => {
  const found = await nearest([shopAt('east', 52, -179.99)], { lat: 52, lon: 179.99 }, 1)
  expect(found).toHaveLength(1)
  expect(found[0]?.miles).toBeCloseTo(0.85, 2)
})

test('Fort Worth is outside of 25 miles around Dallas, and within 50', async () => {
  const fortWorth = [shopAt('fort worth', 32.7578, -97.3289)]
  const dallas = { lat: 32.7883, lon: -96.7996 }
  expect(await nearest(fortWorth, dallas, 25)).toEqual([])
  const [found] = await nearest(fortWorth, dallas, 50)
  expect(found?.miles.toFixed(2)).toBe('30.82')
})

test('a shop across the river has another geohash and is 1.64 miles away', async () => {
  const [found] = await nearest([shopAt('hoboken', 40.7453, -74.0279)], { lat: 40.7507, lon: -73.9973 }, 2)
  expect(found?.miles.toFixed(2)).toBe('1.64')
})

test('the radius counts itself, and no more', async () => {
  const shops = [shopAt('north', 33, -112)]
  const around = { lat: 32, lon: -112 }
  const miles = milesBetween(around, { lat: 33, lon: -112 })
  expect(miles.toFixed(3)).toBe('69.094')
  expect(await nearest(shops, around, miles)).toHaveLength(1)
  expect(await nearest(shops, around, miles - 1e-9)).toHaveLength(0)
})

test('those at one distance come by their ids, also where the page ends between them', async () => {
  const shops = ['d', 'a', 'c', 'b'].map((id) => shopAt(id, 33.4, -112))
  const around = { lat: 33.5, lon: -112 }
  const page = await nearestFirst({ around, miles: 50, most: 2, read: readFrom(shops) })
  expect(page.items.map(({ item }) => item.id)).toEqual(['a', 'b'])
  const rest = await nearestFirst({ around, miles: 50, most: 2, after: page.next, read: readFrom(shops) })
  expect(rest.items.map(({ item }) => item.id)).toEqual(['c', 'd'])
  const end = await nearestFirst({ around, miles: 50, most: 2, after: rest.next, read: readFrom(shops) })
  expect(end.items).toEqual([])
  expect(end.next).toBeUndefined()
})

/** One in a hundred is wanted of 12,000 in a city. */
const city = Array.from({ length: 12_000 }, (_, at): Shop => {
  const [turn, away] = [at * 2.399963, Math.sqrt(at) * 0.003]
  const point = { lat: degrees(33.45 + away * Math.sin(turn)), lon: degrees(-112.07 + away * Math.cos(turn)) }
  return { id: `lst_${String(at).padStart(5, '0')}`, point, isOpen: at % 100 === 0 }
})

test('a page of what is rarely wanted reads little, is short, and the next ones find the rest', async () => {
  const asked = {
    around: { lat: 33.45, lon: -112.07 },
    miles: 50,
    isWanted: ({ isOpen }: Shop) => isOpen,
  }
  const read = readFrom(city)
  const first = await nearestFirst({ ...asked, most: 24, read })
  expect(first.queries).toBeLessThanOrEqual(80)
  expect(first.rows).toBeLessThan(1050)
  expect(first.next).toMatchObject({ id: '' })
  const { found, pages } = await everyPage(city, asked, 24)
  expect(found).toEqual(bruteForce(city, asked))
  expect(pages).toBeLessThan(40)
})

test('what a page reads again of those before it stays little', async () => {
  const asked = { around: { lat: 33.45, lon: -112.07 }, miles: 50 }
  const all = bruteForce(city, asked)
  for (const [at, mostQueries, mostRows] of [
    [24, 20, 400],
    [480, 40, 800],
    [3000, 80, 1800],
  ] as const) {
    const page = await nearestFirst({ ...asked, most: 24, after: all[at], read: readFrom(city) })
    expect(page.items.map(({ item }) => item.id)).toEqual(all.slice(at + 1, at + 25).map(({ id }) => id))
    expect(page.queries).toBeLessThan(mostQueries)
    expect(page.rows).toBeLessThan(mostRows)
  }
})

test('pages come to an end where more than one call reads stand in a heap at one spot, and none is wanted', async () => {
  const around = { lat: 32.79, lon: -96.8 }
  const closed = Array.from({ length: 2500 }, (_, at) => ({
    id: `a${String(at).padStart(5, '0')}`,
    point: around,
    isOpen: false,
  }))
  const open = Array.from({ length: 30 }, (_, at) => ({ id: `b${at}`, point: around, isOpen: true }))
  const asked = { around, miles: 25, isWanted: ({ isOpen }: Shop) => isOpen }
  for (const most of [24, 500]) {
    const { found, pages } = await everyPage([...closed, ...open], asked, most)
    expect(found).toEqual(bruteForce([...closed, ...open], asked))
    expect(pages).toBeLessThanOrEqual(4)
  }
})
