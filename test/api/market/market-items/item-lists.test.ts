import { expect, test } from 'vitest'
import { cellsOf, itemCells, itemLines, linesOf } from '#core/market/market-items/item-lines.ts'
import { listItems } from '#core/market/market-items/list-items.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { zipPoint } from '#core/platform/places/zip-points.ts'
import { newId } from '#shared/ids.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import {
  ItemCategory,
  ItemCondition,
  ItemDelivery,
  PriceKind,
} from '#shared/market/market-items/item-kinds.ts'
import { isForSale, isReserved } from '#shared/market/market-items/item-state.ts'
import { oldPriceOf } from '#shared/market/market-items/price-drop.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { countStorageCalls } from '#test/bench/storage-calls.ts'
import { anItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

sharedCloud()
/** Long ago, so that other tests find nothing of it for sale. */
const now = '2026-02-03T18:00:00.000Z'
/** No other test puts anything around these. */
const around = (zip: string) => ({ lat: 0, lon: 0, ...zipPoint(zip), zip })
const guam = around('96910')
const adak = around('99546')

type Query = Parameters<typeof listItems>[0]['query']

/** Numbers that are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Items of all sorts around a place, in a state that has few others; some are past their date, held, or cheaper than before. */
function crowd(state: string, count: number, seed: number, place = guam): Item[] {
  const below = numbers(seed)
  return Array.from({ length: count }, (): Item => {
    const publishedAt = addTime(now, { hours: -below(70) * 24 })
    const [lat = 0, lon = 0] = [place.lat, place.lon].map(
      (middle) => Math.round((middle + (below(2000) - 1000) / 900) * 100) / 100,
    )
    const priceCents = [0, 500, 1000, 2500, 2500, 99_900, 10_000_000][below(7)] ?? 0
    const drop = below(4) === 0 && {
      referenceCents: priceCents,
      droppedFromCents: priceCents + 700,
      droppedAt: addTime(now, { days: -below(20) }),
    }
    const held = below(6) === 0 && {
      reservation: {
        buyerId: '00000000-0000-4000-a000-000000000001' as Item['sellerId'],
        until: addTime(now, { hours: below(60) - 30 }),
        priceCents,
      },
    }
    return anItem('00000000-0000-4000-a000-000000000000', {
      id: newId('itm', publishedAt) as Item['id'],
      state,
      point: { lat, lon, precision: 'zip' },
      category: ItemCategory.options[below(3)] ?? 'other',
      condition: ItemCondition.options[below(5)] ?? 'good',
      delivery: ItemDelivery.options[below(3)] ?? 'both',
      priceKind: PriceKind.options[below(2)] ?? 'fixed',
      priceCents,
      publishedAt,
      ...drop,
      ...held,
    })
  })
}

const arranged = crowd('VI', 200, 1)

/** As the stream lists them, under another name, so that it leaves the rows alone. */
const list = (all: readonly Item[], more: { isOnlyPlaced?: boolean } = {}) =>
  writeBatch(
    [
      ...(more.isOnlyPlaced ? [] : all.flatMap(linesOf).map(itemLines.item)),
      ...all.flatMap(cellsOf).map(itemCells.item),
    ].map((row) => ({ PutRequest: { Item: { ...row, entity: 'crowd' } } })),
  )

const query = (more: Partial<Query>): Query => ({ limit: 24, miles: 50, ...more }) as Query

/** All pages of a list. */
async function everyPage(asked: Partial<Query>) {
  const items: ListedItem[] = []
  let cursor: string | undefined
  for (let pages = 1; pages < 200; pages++) {
    const answer: Awaited<ReturnType<typeof listItems>> = await listItems({
      query: query({ ...asked, cursor }),
      now,
    })
    expect(answer.items.length).toBeLessThanOrEqual(asked.limit ?? 24)
    items.push(...answer.items)
    if (!answer.nextCursor) return { items, isCapped: answer.isCapped ?? false }
    cursor = answer.nextCursor
  }
  throw new Error('The pages do not end.')
}

const away = ({ point }: Item) => (point ? milesBetween(guam, point) : Number.NaN)

function fits(item: Item, asked: Partial<Query>): boolean {
  const { category, condition, from, to, delivery, dropped, near, miles = 50, state } = asked
  return (
    isForSale(item, now) &&
    (!state || item.state === state) &&
    (!category || item.category === category) &&
    (!condition || item.condition === condition) &&
    item.priceCents >= (from ?? 0) &&
    item.priceCents <= (to ?? Number.POSITIVE_INFINITY) &&
    (!delivery || [delivery, 'both'].includes(item.delivery)) &&
    (!dropped || oldPriceOf(item, now) !== undefined) &&
    (!near || away(item) <= miles)
  )
}

const tie = (a: Item, b: Item) => (a.id < b.id ? -1 : 1)
const orders = {
  newest: (a: Item, b: Item) => Date.parse(b.bumpedAt ?? '') - Date.parse(a.bumpedAt ?? '') || tie(a, b),
  nearest: (a: Item, b: Item) => away(a) - away(b) || tie(a, b),
  price_up: (a: Item, b: Item) => a.priceCents - b.priceCents || tie(a, b),
  price_down: (a: Item, b: Item) => b.priceCents - a.priceCents || tie(a, b),
}

const expected = (all: readonly Item[], asked: Partial<Query>): string[] =>
  all
    .filter((item) => fits(item, asked))
    .toSorted(orders[asked.sort ?? 'newest'])
    .map(({ id }) => id)

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

async function expectList(all: readonly Item[], asked: Partial<Query>): Promise<void> {
  const own = new Set(idsOf(all))
  const found = idsOf((await everyPage(asked)).items)
  expect(new Set(found).size, 'nothing comes twice').toBe(found.length)
  expect(
    found.filter((id) => own.has(id)),
    JSON.stringify(asked),
  ).toEqual(expected(all, asked))
}

const filters: Partial<Query>[] = [
  {},
  { category: 'subwoofers' },
  { condition: 'fair', category: 'head_units' },
  { from: 500, to: 2500 },
  { to: 0 },
  { from: 2500, category: 'amplifiers' },
  { from: 3000, to: 1000 },
  { delivery: 'pickup' },
  { delivery: 'ships', to: 99_900 },
  { dropped: 'yes' },
]

test('every order and filter of a state shows what a look at each shows, on pages of any size', async () => {
  const state = 'VI'
  await list(arranged)
  const below = numbers(5)
  for (const sort of ['newest', 'price_up', 'price_down'] as const)
    for (const filter of filters)
      await expectList(arranged, { state, sort, limit: [7, 24, 40, 100][below(4)] ?? 24, ...filter })
})

test('around a place the same holds within each radius, in every order', async () => {
  const state = 'GU'
  const all = crowd(state, 150, 2)
  await list(all, { isOnlyPlaced: true })
  const near = guam.zip
  const some = [{}, { category: 'subwoofers' }, { from: 500, to: 2500 }, { dropped: 'yes' }] as const
  for (const miles of [10, 250])
    for (const filter of some)
      for (const sort of ['nearest', 'newest', 'price_up', 'price_down'] as const)
        await expectList(all, { state, near, miles, limit: sort === 'nearest' ? 24 : 100, sort, ...filter })
  const { items } = await everyPage({ state, near, miles: 250, sort: 'nearest', limit: 100 })
  expect(items.map(({ miles }) => miles ?? -1)).toEqual(
    all
      .filter((item) => fits(item, { state, near, miles: 250 }))
      .toSorted(orders.nearest)
      .map((item) => Math.round(away(item) * 10) / 10),
  )
})

test('a card says at that moment whether it is held and what it cost before, and not who sells it', async () => {
  const { items } = await everyPage({ state: 'VI', limit: 100 })
  const known = new Map<string, Item>(arranged.map((item) => [item.id, item]))
  expect(items.length).toBeGreaterThan(50)
  for (const listed of items) {
    const item = known.get(listed.id)
    expect(item).toBeDefined()
    if (!item) continue
    expect(listed.oldPriceCents).toBe(oldPriceOf(item, now))
    expect(listed.isReserved ?? false).toBe(isReserved(item, now))
    for (const field of ['sellerId', 'point', 'reservedUntil', 'miles'])
      expect(listed).not.toHaveProperty(field)
  }
  expect(items.some(({ isReserved: held }) => held)).toBe(true)
  expect(items.some(({ oldPriceCents }) => oldPriceCents)).toBe(true)
})

test('a thousand that are past their date cost little, and hide nothing that is for sale', async () => {
  const state = 'AK'
  const at = (days: number) => addTime(now, { days: -days })
  const over = Array.from({ length: 1000 }, (_, turn) =>
    anItem('00000000-0000-4000-a000-000000000000', {
      id: newId('itm', at(90)) as Item['id'],
      state,
      point: { lat: adak.lat, lon: adak.lon, precision: 'zip' },
      priceCents: 90_000 + turn,
      publishedAt: at(90),
      // As if someone had brought them all to the top a moment ago.
      bumpedAt: at(0),
      expiresAt: at(1),
    }),
  )
  const live = Array.from({ length: 30 }, (_, turn) =>
    anItem('00000000-0000-4000-a000-000000000000', {
      id: newId('itm', at(2)) as Item['id'],
      state,
      point: { lat: adak.lat, lon: adak.lon, precision: 'zip' },
      priceCents: 95_000 + turn,
      publishedAt: at(2),
    }),
  )
  await list([...over, ...live])
  const counts = countStorageCalls()
  const pageOf = async (asked: Partial<Query>) => {
    counts.reset()
    const { items } = await listItems({ query: query({ state, ...asked }), now })
    return { shown: items.length, ...counts.read() }
  }
  for (const sort of ['newest', 'price_up'] as const) {
    const page = await pageOf({ sort })
    expect(page.shown).toBe(24)
    expect(page.calls).toBeLessThanOrEqual(6)
    expect(page.rows).toBeLessThanOrEqual(1350)
  }
  expect(await pageOf({ sort: 'price_down' })).toMatchObject({ shown: 24, calls: 1 })
  // The range of prices is a range of keys: what is cheaper is not even read.
  expect(await pageOf({ sort: 'price_up', from: 95_000, to: 96_000 })).toMatchObject({ shown: 24, calls: 1 })
  for (const sort of ['nearest', 'newest', 'price_up'] as const) {
    const page = await pageOf({ near: adak.zip, miles: 25, sort })
    expect(page.shown, sort).toBe(24)
    // All at one spot, where a read takes fifty: the most that there can be, and still bounded.
    expect(page.calls).toBeLessThanOrEqual(200)
    const { items } = await everyPage({ state, near: adak.zip, miles: 25, sort })
    expect(items).toHaveLength(30)
  }
})

test('a page reads little, whatever is asked for', async () => {
  const state = 'VI'
  const counts = countStorageCalls()
  const costOf = async (asked: Partial<Query>) => {
    counts.reset()
    await listItems({ query: query({ state, ...asked }), now })
    return counts.read()
  }
  expect((await costOf({})).calls).toBeLessThanOrEqual(2)
  expect((await costOf({ sort: 'price_down', category: 'subwoofers' })).calls).toBeLessThanOrEqual(2)
  expect((await costOf({ condition: 'for_parts', dropped: 'yes' })).calls).toBeLessThanOrEqual(3)
  expect(await costOf({ from: 3000, to: 1000 })).toMatchObject({ calls: 0 })
})

test('a cursor belongs to its list alone', async () => {
  const { nextCursor } = await listItems({ query: query({ state: 'VI', limit: 5 }), now })
  expect(nextCursor).toBeDefined()
  for (const other of [
    { state: 'VI', sort: 'price_up' },
    { state: 'GU' },
    { state: 'VI', dropped: 'yes' },
    { state: 'VI', from: 100 },
  ] as const)
    await expect(
      listItems({ query: query({ ...other, limit: 5, cursor: nextCursor }), now }),
    ).rejects.toMatchObject({ code: 'invalid_cursor' })
})

test('of a radius the nearest 500 are listed, and the last page says so', async () => {
  const saipan = around('96950')
  const all = crowd('HI', 760, 6, saipan)
  await list(all, { isOnlyPlaced: true })
  for (const sort of ['nearest', 'price_up'] as const) {
    const { items, isCapped } = await everyPage({ near: saipan.zip, miles: 250, limit: 100, sort })
    expect(items).toHaveLength(500)
    expect(new Set(idsOf(items)).size).toBe(500)
    expect(isCapped).toBe(true)
  }
  const few = await everyPage({ near: saipan.zip, miles: 5, limit: 100, sort: 'nearest' })
  expect(few.isCapped).toBe(false)
})
