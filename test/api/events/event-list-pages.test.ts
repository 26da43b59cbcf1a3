import { expect, test } from 'vitest'
import { eventLines, eventLinesOf, type StoredLine } from '#core/events/events/event-lines.ts'
import { events } from '#core/events/events/events.ts'
import { listEvents } from '#core/events/events/list-events.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import type { EventCard } from '#shared/events/events/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { countStorageCalls } from '#test/bench/storage-calls.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const { userId } = await anOrganizer(url)
const base = (await putPublished(userId, {})) as WholeEvent

/** Numbers that are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const hour = 60
const lengthsInMinutes = [
  1,
  3 * hour,
  8 * hour,
  24 * hour,
  24 * hour + 1,
  49 * hour,
  7 * 24 * hour,
  14 * 24 * hour,
]

type Times = { startsAt: string; endsAt: string; state: string }

/** Events of all lengths from a day on, some of which begin or end at midnight or together. */
function generated(from: string, count: number, seed: number): Times[] {
  const below = numbers(seed)
  return Array.from({ length: count }, () => {
    const day = addTime(from, { days: below(30) })
    const startsAt = addTime(day, { minutes: [0, 1, 9 * hour, 13 * hour, below(24 * hour)][below(5)] ?? 0 })
    const minutes = lengthsInMinutes[below(lengthsInMinutes.length)] ?? hour
    return { startsAt, endsAt: addTime(startsAt, { minutes }), state: below(2) ? 'XA' : 'XB' }
  })
}

const eventOf = (times: Times): WholeEvent => ({
  ...base,
  ...times,
  id: newId('evt', times.startsAt),
  startsOn: times.startsAt.slice(0, 10),
  endsOn: times.endsAt.slice(0, 10),
})

/** Under another name, so that the stream leaves them alone. */
async function store(rows: readonly Record<string, unknown>[]): Promise<void> {
  await writeBatch(rows.map((row) => ({ PutRequest: { Item: { ...row, entity: 'crowd' } } })))
}

const keyOf = ({ startsAt, id }: Pick<WholeEvent, 'startsAt' | 'id'>) => `${startsAt}#${id}`

/** What a filter and a sort make of all events. */
const expected = (all: readonly WholeEvent[], state: string | undefined, now: string) =>
  all
    .filter((event) => event.endsAt > now && (!state || event.state === state))
    .map(keyOf)
    .toSorted()

async function everyPage(
  query: { limit: number; state?: string; month?: string },
  now: string,
  nowOf = (_page: number) => now,
): Promise<EventCard[]> {
  const all: EventCard[] = []
  let cursor: string | undefined
  for (let page = 0; ; page++) {
    const asked = { miles: '50', when: 'upcoming', ...query, cursor } as const
    const { items, nextCursor } = await listEvents({ query: asked, now: nowOf(page) })
    all.push(...items)
    if (!nextCursor) return all
    expect(items, 'a page before the last one is full').toHaveLength(query.limit)
    cursor = nextCursor
  }
}

/** All events of the test by year, so that those of others are before them or recognized. */
const shownOf = (all: readonly WholeEvent[], cards: readonly EventCard[]) => {
  const own = new Set(all.map(({ id }) => id))
  return cards.filter(({ id }) => own.has(id)).map(keyOf)
}

test('the pages of what is to come are a filter and a sort of all events, at any time and of any size', async () => {
  const from = '2037-03-01T00:00:00.000Z'
  const all = generated(from, 160, 1).map(eventOf)
  await store(all.flatMap(eventLinesOf).map(eventLines.item))
  const below = numbers(7)
  const someTimes = all.slice(0, 4).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const times = [from, addTime(from, { days: -3 }), ...someTimes]
  for (let count = 0; count < 8; count++) times.push(addTime(from, { minutes: below(45 * 24 * hour) }))
  for (const now of times)
    for (const state of [undefined, 'XA']) {
      const limit = [1, 2, 7, 24, 100][below(5)] ?? 24
      const cards = await everyPage({ limit: limit === 1 ? 3 : limit, ...(state && { state }) }, now)
      expect(shownOf(all, cards), `at ${now}, ${limit} a page`).toEqual(expected(all, state, now))
    }
  const [first] = await everyPage({ limit: 1 }, addTime(from, { days: 43 }))
  expect(first && keyOf(first)).toBe(expected(all, undefined, addTime(from, { days: 43 }))[0])
})

test('pages that are read while events begin and end leave none out and show none twice', async () => {
  const from = '2038-03-01T00:00:00.000Z'
  const all = generated(from, 80, 2).map(eventOf)
  await store(all.flatMap(eventLinesOf).map(eventLines.item))
  const now = addTime(from, { days: 6 })
  const nowOf = (page: number) => addTime(now, { hours: 5 * page })
  const shown = shownOf(all, await everyPage({ limit: 5 }, now, nowOf))
  expect(shown).toEqual([...new Set(shown)].toSorted())
  const last = addTime(now, { days: 20 })
  const wanted = all.filter(({ endsAt }) => endsAt > last).map(keyOf)
  expect(shown).toEqual(expect.arrayContaining(wanted))
})

test('a month that has begun shows what is running in it, and the others nothing of that', async () => {
  const from = '2039-03-20T00:00:00.000Z'
  const all = generated(from, 80, 3).map(eventOf)
  await store(all.flatMap(eventLinesOf).map(eventLines.item))
  const now = '2039-04-02T15:00:00.000Z'
  for (const month of ['2039-03', '2039-04', '2039-05']) {
    const ofMonth = all.filter(({ startsOn }) => startsOn.startsWith(month))
    expect(shownOf(all, await everyPage({ limit: 6, month }, now))).toEqual(expected(ofMonth, undefined, now))
  }
})

/** The lines as they were stored before they were cards, and before there were days. */
const before = (event: WholeEvent, days: number) => {
  const [line] = eventLinesOf(event) as [StoredLine]
  const { card: _, ...old } = line
  const { gsi2pk, gsi3pk, gsi3sk, ...row } = eventLines.item(line)
  return {
    ...row,
    data: JSON.stringify(old),
    gsi2pk: `EVTLINES#DAYS#${days}`,
    gsi2sk: `${event.endsAt}#${event.id}`,
  }
}

test('lines from before they were cards are shown by their events, also what is running', async () => {
  const now = '2040-05-05T12:00:00.000Z'
  const at = (hours: number, length: number, state = 'XA') => {
    const startsAt = addTime(now, { hours })
    return eventOf({ startsAt, endsAt: addTime(startsAt, { hours: length }), state })
  }
  const [weeks, today, coming, changed, renewed, ended, later] = [
    at(-200, 300),
    at(-3, 8),
    at(5, 8),
    at(6, 8),
    at(-1, 8),
    at(-9, 8),
    at(70, 30),
  ]
  await store([
    ...[weeks, today, coming, ended, later].map((event) => events.item(event)),
    events.item({ ...changed, startsAt: addTime(changed.startsAt, { days: 1 }) }),
    before(weeks, 16),
    ...[today, coming, changed, ended].map((event) => before(event, 1)),
    before(later, 2),
    ...eventLinesOf(renewed).map(eventLines.item),
  ])
  const all = [weeks, today, coming, changed, renewed, ended, later]
  for (const limit of [2, 24]) {
    const cards = await everyPage({ limit, state: 'XA' }, now)
    expect(shownOf(all, cards)).toEqual([weeks, today, renewed, coming, later].map(keyOf))
    expect(cards.find(({ id }) => id === today.id)).toMatchObject({ phase: 'live', country: 'US' })
  }
})

test('a first page is two reads at the same time, and one more for places that have not been counted', async () => {
  const from = '2041-06-01T12:00:00.000Z'
  const all = generated(from, 40, 4).map(eventOf)
  const rows = all.flatMap(eventLinesOf).map(eventLines.item)
  const now = addTime(from, { days: 9 })
  const counts = countStorageCalls()
  const ask = async () => {
    counts.reset()
    return (await listEvents({ query: { miles: '50', when: 'upcoming', limit: 8 }, now })).items
  }
  await store(rows)
  await ask()
  expect(counts.read()).toMatchObject({ calls: 3, inARow: 2 })
  await store(rows.map((row) => ({ ...row, places: { taken: 5, waiting: 1, left: 3 }, placesVersion: 2 })))
  const items = await ask()
  expect(counts.read()).toMatchObject({ calls: 2, inARow: 1 })
  expect(items).toHaveLength(8)
  expect(items.every(({ places }) => places.taken === 5 && places.left === 3)).toBe(true)
})
