import { expect, test } from 'vitest'
import { listFacets } from '#core/directory/listings/list-facets.ts'
import { listListings } from '#core/directory/listings/list-listings.ts'
import { listingCounters } from '#core/directory/listings/listing-counters.ts'
import { cellsOf, linesOf, listingCells, listingLines } from '#core/directory/listings/listing-lines.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { openAt } from '#shared/directory/listings/open-at.ts'
import type { DayHours } from '#shared/directory/listings/opening-hours.ts'
import { newId } from '#shared/ids.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { countStorageCalls } from '#test/bench/storage-calls.ts'
import { aListing } from '#test/support/a-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

sharedCloud()
const now = '2027-02-03T18:00:00.000Z'
const pagoPago = { zip: '96799', lat: -14.32, lon: -170.75 }
const brands = ['One', 'Two'].map((name) => ({ id: newId('brn', now), name }))

type Query = Parameters<typeof listListings>[0]['query']

/** Numbers that are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const allDay: DayHours[] = Array.from({ length: 7 }, () => [[0, 1440]])
const sundays: DayHours[] = allDay.map((hours, day) => (day === 0 ? hours : []))

/** Listings of all sorts around a place, in a state that has no others. */
async function crowd(state: string, count: number, seed: number, around = pagoPago): Promise<Listing[]> {
  const below = numbers(seed)
  const base = aListing()
  return Array.from({ length: count }, (_, at): Listing => {
    const publishedAt = addTime(now, { minutes: -below(100) * 60 })
    const [lat, lon] = [around.lat, around.lon].map(
      (middle) => Math.round((middle + (below(2000) - 1000) / 900) * 100) / 100,
    )
    const hours = [undefined, allDay, sundays][below(3)]
    const featuredUntil = [undefined, undefined, addTime(now, { days: below(20) - 10 })][below(3)]
    const ratingCount = [0, 1, 4, 40][below(4)] ?? 0
    return {
      ...base,
      id: newId('lst', publishedAt),
      businessName: `${['Bass', 'alpha', '42 Hz', 'Zed', 'Écho'][below(5)]} ${at % 7}`,
      listingType: ListingType.options[below(3)] ?? 'retailer',
      place: { ...base.place, state },
      point: { lat: lat ?? 0, lon: lon ?? 0, precision: 'pin' },
      timeZone: 'Pacific/Pago_Pago',
      services: [...(below(2) ? (['tuning'] as const) : []), ...(below(12) ? [] : (['marine'] as const))],
      brands: brands.filter(() => below(3) === 0),
      ratingCount,
      ratingSum: ratingCount * 3 + below(ratingCount * 2 + 1),
      ...(hours && { hours }),
      ...(featuredUntil && { featuredUntil }),
      isVerified: below(2) === 0,
      publishedAt,
    }
  })
}

/** Under another name, so that the stream leaves the rows alone. */
const store = (rows: readonly Record<string, unknown>[]) =>
  writeBatch(rows.map((row) => ({ PutRequest: { Item: { ...row, entity: 'crowd' } } })))

/** As the stream lists and counts them. */
async function list(state: string, all: readonly Listing[]): Promise<void> {
  const keys = ['tuning', 'marine'].map((service) => `service:${service}`)
  const count = (key: string) =>
    all.filter(({ services }) => services.some((one) => `service:${one}` === key)).length
  await store([
    ...all.flatMap(linesOf).map(listingLines.item),
    ...all.flatMap(cellsOf).map(listingCells.item),
    ...keys.map((key) => listingCounters.item({ list: state, key, count: count(key), version: 1 })),
  ])
}

const query = (more: Partial<Query>): Query => ({ limit: 24, miles: 50, ...more }) as Query

/** All pages of a list, with what stands before the first one. */
async function everyPage(asked: Partial<Query>, at = now) {
  const items: ListedListing[] = []
  const featured: ListedListing[] = []
  let [cursor, isCapped]: [string | undefined, boolean | undefined] = [undefined, undefined]
  for (let page = 0; page < 200; page++) {
    const answer: Awaited<ReturnType<typeof listListings>> = await listListings({
      query: query({ ...asked, cursor }),
      now: at,
    })
    items.push(...answer.items)
    featured.push(...answer.featured)
    expect(page === 0 || answer.featured.length === 0, 'featured ones come with the first page').toBe(true)
    isCapped ??= answer.isCapped
    if (!answer.nextCursor) return { items, featured, isCapped, pages: page + 1 }
    cursor = answer.nextCursor
  }
  throw new Error('The pages do not end.')
}

const isFeaturedAt = ({ featuredUntil = '' }: Listing, at: string) => featuredUntil > at

function fits(listing: Listing, asked: Partial<Query>, at: string): boolean {
  const { type, services = [], brands: ids = [], open, rating, featured, near, miles = 50, state } = asked
  const { point, timeZone = '' } = listing
  return (
    (!state || listing.place.state === state) &&
    (!type || listing.listingType === type) &&
    services.every((one) => listing.services.includes(one)) &&
    ids.every((id) => listing.brands.some((brand) => brand.id === id)) &&
    (!open || openAt({ ...listing, timeZone }, at)?.isOpen === true) &&
    (!rating || (listing.ratingCount > 0 && listing.ratingSum / listing.ratingCount >= 3.95)) &&
    (!featured || isFeaturedAt(listing, at)) &&
    (!near || (point !== undefined && milesBetween(pagoPago, point) <= miles))
  )
}

const lineOf = (listing: Listing, list: string) =>
  linesOf(listing).find((line) => line.list === list)?.at ?? ''

const away = ({ point }: Listing) => (point ? milesBetween(pagoPago, point) : 0)

function expected(all: readonly Listing[], asked: Partial<Query>, at = now): string[] {
  const sort = asked.sort ?? (asked.near ? 'nearest' : 'recommended')
  const wanted = all.filter((listing) => fits(listing, asked, at))
  const compare = (a: Listing, b: Listing) =>
    sort === 'nearest' && away(a) !== away(b)
      ? away(a) - away(b)
      : (sort === 'nearest' ? a.id < b.id : lineOf(a, sort) < lineOf(b, sort))
        ? -1
        : 1
  return wanted.toSorted(compare).map(({ id }) => id)
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** What is shown is what a look at each shows; those that stand above the first page may be missing below it. */
async function expectList(all: readonly Listing[], asked: Partial<Query>): Promise<void> {
  const own = new Set(idsOf(all))
  const answer = await everyPage(asked)
  const [items, featured] = [answer.items, answer.featured].map((some) =>
    idsOf(some).filter((id) => own.has(id)),
  )
  const right = expected(all, asked)
  const what = JSON.stringify(asked)
  const above = new Set(featured)
  const isAbove = (id: string) => above.has(id) && !items?.includes(id)
  expect(items, what).toEqual(right.filter((id) => !isAbove(id)))
  expect(featured?.length, what).toBeLessThanOrEqual(3)
  expect(right, what).toEqual(expect.arrayContaining(featured ?? []))
  const due = all.filter((listing) => fits(listing, asked, now) && isFeaturedAt(listing, now))
  expect(featured?.length, what).toBe(Math.min(3, due.length))
  expect(idsOf(due), what).toEqual(expect.arrayContaining(featured ?? []))
}

const filters: Partial<Query>[] = [
  {},
  { type: 'installer' },
  { services: ['tuning'] },
  { services: ['marine', 'tuning'] },
  { brands: [brands[0]?.id ?? ''] as Query['brands'] },
  { open: 'now' },
  { rating: '4' },
  { featured: 'yes' },
  { type: 'retailer', open: 'now', rating: '4' },
]

test('every order and filter of a state shows what a look at each shows, on pages of any size', async () => {
  const state = 'XA'
  const all = await crowd(state, 150, 1)
  await list(state, all)
  const below = numbers(5)
  for (const sort of ['recommended', 'rated', 'newest', 'name'] as const)
    for (const filter of filters)
      await expectList(all, { state, sort, limit: [7, 24, 40, 100][below(4)] ?? 24, ...filter })
})

test('around a place the same holds within each radius, nearest first and in the other orders', async () => {
  const state = 'XB'
  const all = await crowd(state, 150, 2)
  await list(state, all)
  const near = pagoPago.zip
  for (const miles of [10, 50, 250])
    for (const filter of filters)
      for (const sort of [undefined, 'rated'] as const)
        await expectList(all, { state, near, miles, limit: sort ? 60 : 12, ...(sort && { sort }), ...filter })
  const { items } = await everyPage({ state, near, miles: 250 })
  expect(items.every(({ miles = -1, isAbout }) => miles >= 0 && isAbout === false)).toBe(true)
})

test('what is featured takes turns by the hour, and its time alone decides', async () => {
  const state = 'XC'
  const all = (await crowd(state, 40, 3)).map((listing, at) => ({
    ...listing,
    featuredUntil: addTime(now, { hours: at - 19 }),
  }))
  await list(state, all)
  const shownAt = async (at: string) =>
    idsOf((await listListings({ query: query({ state }), now: at })).featured)
  const hours = await Promise.all(
    Array.from({ length: 12 }, (_, hour) => shownAt(addTime(now, { minutes: 60 * hour + 1 }))),
  )
  for (const [hour, shown] of hours.entries()) {
    const due = all.filter((one) => isFeaturedAt(one, addTime(now, { minutes: 60 * hour + 1 })))
    expect(shown).toHaveLength(3)
    expect(idsOf(due)).toEqual(expect.arrayContaining(shown))
  }
  expect(new Set(hours.map((shown) => shown.join())).size).toBeGreaterThan(6)
  expect(await shownAt(addTime(now, { minutes: 1 }))).toEqual(await shownAt(addTime(now, { minutes: 59 })))
  expect(await shownAt(addTime(now, { hours: 21 }))).toEqual([])
})

test('a thousand whose time is over cost no more than none, and hide no one', async () => {
  const state = 'XD'
  const [live, ...over] = await crowd(state, 1001, 4)
  const featured = [
    { ...live, featuredUntil: addTime(now, { days: 1 }) },
    ...over.map((one, at) => ({ ...one, featuredUntil: addTime(now, { minutes: -1 - at }) })),
  ] as Listing[]
  await store(
    featured
      .flatMap(linesOf)
      .filter((line) => line.list === 'featured')
      .map(listingLines.item),
  )
  const counts = countStorageCalls()
  counts.reset()
  const answer = await listListings({ query: query({ state, featured: 'yes' }), now })
  expect(idsOf(answer.featured)).toEqual([live?.id])
  expect(counts.read()).toMatchObject({ calls: 2, inARow: 1 })
  expect(counts.read().rows).toBeLessThanOrEqual(2)
})

test('a page reads little, however many there are and whatever is asked for', async () => {
  const state = 'XA'
  const counts = countStorageCalls()
  const costOf = async (asked: Partial<Query>) => {
    counts.reset()
    await listListings({ query: query({ state, ...asked }), now })
    return counts.read()
  }
  expect(await costOf({})).toMatchObject({ calls: 2, inARow: 1 })
  expect(await costOf({ type: 'installer', sort: 'name' })).toMatchObject({ calls: 3, inARow: 2 })
  const rare = await costOf({ services: ['marine'] })
  expect(rare.calls).toBeLessThanOrEqual(4)
  const rarely = await costOf({ rating: '4', open: 'now', type: 'venue' })
  expect(rarely.calls).toBeLessThanOrEqual(14)
  expect(rarely.rows).toBeLessThan(1300)
  const near = await costOf({ near: pagoPago.zip, miles: 250, rating: '4' })
  expect(near.calls).toBeLessThanOrEqual(82)
  expect(near.rows).toBeLessThan(1400)
})

test('a cursor belongs to its list alone', async () => {
  const { nextCursor } = await listListings({ query: query({ state: 'XA', limit: 5 }), now })
  expect(nextCursor).toBeDefined()
  for (const other of [{ state: 'XA', sort: 'name' }, { state: 'XB' }, { state: 'XA', open: 'now' }] as const)
    await expect(
      listListings({ query: query({ ...other, limit: 5, cursor: nextCursor }), now }),
    ).rejects.toMatchObject({ code: 'invalid_cursor' })
})

test('of a radius the nearest 500 are listed, and the last page says so', async () => {
  const state = 'XE'
  const saipan = { zip: '96950', lat: 15.19, lon: 145.75 }
  const all = await crowd(state, 560, 6, saipan)
  await store(
    all
      .flatMap(cellsOf)
      .filter(({ facet }) => facet === 'all')
      .map(listingCells.item),
  )
  const own = new Set(idsOf(all))
  const { items, isCapped } = await everyPage({ near: saipan.zip, miles: 250, limit: 100 })
  const shown = idsOf(items)
  expect(shown.length).toBeGreaterThan(490)
  expect(shown.length).toBeLessThanOrEqual(500)
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.filter((id) => own.has(id)).length).toBeGreaterThan(490)
  expect(isCapped).toBe(true)
  const few = await everyPage({ near: saipan.zip, miles: 10, limit: 100 })
  expect(few.isCapped).toBeUndefined()
})

test('figures of a place are there in few reads', async () => {
  const counts = countStorageCalls()
  counts.reset()
  await listFacets({ query: {} })
  expect(counts.read().calls).toBeLessThanOrEqual(6)
})
