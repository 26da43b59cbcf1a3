import { expect, test } from 'vitest'
import { eventLines, eventLinesOf } from '#core/events/events/event-lines.ts'
import { events } from '#core/events/events/events.ts'
import { listEvents as listAll } from '#core/events/events/list-events.ts'
import { organizerEvents, organizerEventsOf } from '#core/events/events/organizer-events.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { getEventCalendar, getEventsCalendar, listEvents } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { newId } from '#shared/ids.ts'
import { findPlaces } from '#shared/platform/places/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putLeague, putRulebook, putSeason } from '#test/support/leagues.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const { userId } = await anOrganizer(url)

const startedAt = await control.now()
/** A word that no other event has. */
const newWord = () => `word${newId('evt', startedAt).slice(-8).toLowerCase()}`
const day = (days: number) => addTime(startedAt, { days }).slice(0, 10)

const on = (startsOn: string, more: Partial<EventForm> = {}): Partial<EventForm> => ({
  startsAt: { local: `${startsOn}T09:00` },
  endsAt: { local: `${startsOn}T17:00` },
  entriesCloseAt: { local: `${startsOn}T08:00` },
  ...more,
})

type Query = Parameters<typeof visitor.call<typeof listEvents>>[1]['query']
const list = async (query: Query) => {
  await control.settle()
  return (await visitor.call(listEvents, { query })).body
}
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('public events are in the order of time over all months, and pages go on where the last one ended', async () => {
  const word = newWord()
  const days = [200, 20, 90, 21, 400].map(day)
  const made: Event[] = []
  for (const startsOn of days) made.push(await putPublished(userId, on(startsOn, { title: `Show ${word}` })))
  const inOrder = made
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1))
    .map(({ id }) => id)
  await control.settle()
  for (const limit of [2, 50]) {
    const paged = await everyItem(visitor, listEvents, { query: { q: word, limit } })
    expect(ids({ items: paged })).toEqual(inOrder)
  }
})

test('past events come latest first, and what is still running is no past event', async () => {
  const word = newWord()
  const title = `Show ${word}`
  const now = await control.now()
  const older = await putPublished(userId, on(day(-300), { title }))
  const newer = await putPublished(userId, on(day(-20), { title }))
  const live = await putPublished(
    userId,
    { title },
    { startsAt: addTime(now, { hours: -2 }), endsAt: addTime(now, { hours: 2 }), startsOn: day(0) },
  )
  expect(ids(await list({ q: word, when: 'past' }))).toEqual([newer.id, older.id])
  const upcoming = await list({ q: word })
  expect(upcoming.items).toMatchObject([{ id: live.id, phase: 'live' }])
})

test('a calendar gets what is over and what is to come of a month, and has to name it', async () => {
  const word = newWord()
  const title = `Show ${word}`
  const on12 = await putPublished(userId, on('2026-03-12', { title }))
  const on3 = await putPublished(userId, on('2026-03-03', { title }))
  await putPublished(userId, on('2026-04-01', { title }))
  expect(ids(await list({ q: word, when: 'any', month: '2026-03' }))).toEqual([on3.id, on12.id])
  expect(ids(await list({ q: word, when: 'any', month: '2026-05' }))).toEqual([])
  const unnamed = await visitor.call(listEvents, { query: { q: word, when: 'any' } })
  expectProblem(unnamed, 400, 'validation_failed')
})

test('private events, drafts and cancelled ones are in no list', async () => {
  const word = newWord()
  const title = `Show ${word}`
  await putPublished(userId, { title, isPublic: false })
  await putPublished(userId, { title }, { status: 'draft' })
  await putPublished(userId, { title }, { status: 'cancelled', cancelledAt: await control.now() })
  expect(ids(await list({ q: word }))).toEqual([])
})

test('lists are narrowed by state, month, kind, fee, open entries and words of title and place', async () => {
  const word = newWord()
  const free = { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }
  const meet = await putPublished(
    userId,
    on(day(40), { title: `Free meet ${word}`, fees: free, payment: 'free' }),
  )
  const show = await putPublished(userId, {
    ...on(day(40), { title: `Big show ${word}`, classes: [someClass('S1', { feeCents: 1500 })] }),
    state: 'OH',
    city: 'Dayton',
    entriesOpenAt: { local: `${day(30)}T08:00` },
  })
  const found = async (query: Query) => ids(await list({ q: word, ...query }))
  expect(await found({ state: 'OH' })).toEqual([show.id])
  expect(await found({ kind: 'meet' })).toEqual([meet.id])
  expect(await found({ kind: 'competition' })).toEqual([show.id])
  expect(await found({ free: 'yes' })).toEqual([meet.id])
  expect(await found({ open: 'yes' })).toEqual([meet.id])
  expect((await found({ month: day(40).slice(0, 7) })).toSorted()).toEqual([meet.id, show.id].toSorted())
  expect(await found({ month: day(400).slice(0, 7) })).toEqual([])
  expect(await found({ q: `${word} dáyton` })).toEqual([show.id])
  const { items } = await list({ q: `big ${word}` })
  expect(items).toMatchObject([{ id: show.id, kind: 'competition', fromCents: 4500 }])
})

test('lists are narrowed to a league by its rulebook or season, and to a format by the classes', async () => {
  const word = newWord()
  const { id: league } = await putLeague()
  const { id: other } = await putLeague()
  const rulebook = await putRulebook(league, { status: 'published' })
  const pin = { rulebookId: rulebook.id, versionNo: rulebook.versionNo }
  const kindOf = (key: string) =>
    rulebook.formats.find((one) => one.key === rulebook.classes.find((it) => it.key === key)?.formatKey)?.kind
  const [first] = rulebook.classes
  const kind = kindOf(first?.key ?? '')
  const second = rulebook.classes.find(({ key }) => kindOf(key) !== kind)
  const put = (days: number, more: Partial<EventForm>) =>
    putPublished(userId, on(day(days), { title: `Show ${word}`, ...more }))
  const judged = await put(40, { rulebook: pin, classes: [someClass(first?.key ?? '')] })
  const another = await put(41, { rulebook: pin, classes: [someClass(second?.key ?? '')] })
  const season = await putSeason(league, { status: 'active', rulebook: pin })
  const counted = await put(42, { seasons: [{ seasonId: season.id, multiplier: 1, rulebook: pin }] })
  await put(43, { classes: [someClass(first?.key ?? '')] })
  const found = async (query: Query) => ids(await list({ q: word, ...query }))
  expect(await found({ league })).toEqual([judged.id, another.id, counted.id])
  expect(await found({ league: other })).toEqual([])
  expect(await found({ format: kind })).toEqual([judged.id])
  expect(await found({ league, format: kindOf(second?.key ?? '') })).toEqual([another.id])
  const paged = await list({ q: word, league, limit: 2 })
  expect(ids(paged)).toEqual([judged.id, another.id])
  expect(ids(await list({ q: word, league, limit: 2, cursor: paged.nextCursor }))).toEqual([counted.id])
})

/** So many events like this one, of eight hours and a minute apart, the first one some minutes later. */
async function crowd(event: Event, count: number, fromMinutes: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const startsAt = addTime(event.startsAt ?? '', { minutes: fromMinutes + at })
    const one = { ...event, id: newId('evt', startsAt), startsAt, endsAt: addTime(startsAt, { hours: 8 }) }
    // Under another name, so that the stream does not put all of them into the index of the search.
    const row = { ...events.item(one), entity: 'crowd' }
    return [row, ...eventLinesOf(one).map((line) => ({ ...eventLines.item(line), entity: 'crowd' }))]
  })
  await writeBatch(rows.flat().map((Item) => ({ PutRequest: { Item } })))
}

const fill = async (month: string, count: number) =>
  crowd(await putPublished(userId, on(`${month}-01`)), count, 1)

const minutesADay = 24 * 60

test('events that have ended hide none that is to come, however many they are', async () => {
  const [first, second] = [
    await putPublished(userId, { ...on(day(40)), state: 'NE' }),
    await putPublished(userId, { ...on(day(41)), state: 'NE' }),
  ]
  await crowd(first, 245, -50 * minutesADay)
  const page = await list({ state: 'NE', limit: 4 })
  expect(ids(page)).toEqual([first.id, second.id])
  expect(page.nextCursor).toBeUndefined()
})

test('a page is full while there are more events, also of a list that passes many over', async () => {
  const word = newWord()
  const first = await putPublished(userId, { ...on(day(40)), state: 'ND' })
  await crowd(first, 600, 1)
  const last = [day(60), day(61), day(62)]
  const named: Event[] = []
  for (const startsOn of last)
    named.push(await putPublished(userId, { ...on(startsOn, { title: `Late ${word}` }), state: 'ND' }))
  const page = await list({ state: 'ND', q: word, limit: 2 })
  expect(ids(page)).toEqual(named.slice(0, 2).map(({ id }) => id))
  const next = await list({ state: 'ND', q: word, limit: 2, cursor: page.nextCursor })
  expect(ids(next)).toEqual([named[2]?.id])
  expect(next.nextCursor).toBeUndefined()
  expect((await list({ state: 'ND', limit: 100 })).items).toHaveLength(100)
})

test('an event of 14 days that is running stands in the order of start among those of one day', async () => {
  const word = newWord()
  const now = await control.now()
  const running = (from: number, hours: number) => ({
    startsAt: addTime(now, { hours: from }),
    endsAt: addTime(now, { hours: from + hours }),
    startsOn: addTime(now, { hours: from }).slice(0, 10),
  })
  const put = (times: ReturnType<typeof running>) =>
    putPublished(userId, { title: `Show ${word}` }, times as Partial<Event>)
  const [soon, short, long, weekend, later] = [
    await put(running(1, 8)),
    await put(running(-3, 8)),
    await put(running(-9 * 24, 14 * 24)),
    await put(running(-30, 48)),
    await put(running(30, 8)),
  ]
  await put(running(-9, 8))
  await put(running(-15 * 24, 14 * 24))
  const inOrder = [long, weekend, short, soon, later].map(({ id }) => id)
  expect(ids(await list({ q: word }))).toEqual(inOrder)
  for (const limit of [1, 2, 3]) {
    const paged = await everyItem(visitor, listEvents, { query: { q: word, limit } })
    expect(ids({ items: paged })).toEqual(inOrder)
  }
})

test('a page costs the same with 600 events in a month as with 30', async () => {
  const now = await control.now()
  const [few, many] = [day(500).slice(0, 7), day(560).slice(0, 7)]
  await fill(few, 30)
  await fill(many, 600)
  const costOf = (month: string) =>
    readCapacity(() => listAll({ query: { miles: '50', when: 'upcoming', month, limit: 24 }, now }))
  const [costOfFew, costOfMany] = [await costOf(few), await costOf(many)]
  console.log(`read capacity of a page: ${costOfFew} units with 30 events, ${costOfMany} with 600`)
  expect(costOfFew).toBeGreaterThan(0)
  expect(costOfMany).toBeLessThanOrEqual(costOfFew * 1.2)
})

test('a cursor of another list is refused', async () => {
  expectProblem(await visitor.call(listEvents, { query: { cursor: 'abc' } }), 400, 'invalid_cursor')
})

test('an event is a file for calendars, under an id that stays', async () => {
  const event = await putPublished(userId, { title: 'Lanes, meters; boxes' })
  const { status, text, headers } = await visitor.call(getEventCalendar, { params: { eventId: event.id } })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers.etag).toBeDefined()
  expect(text).toContain(`UID:${event.id}@`)
  expect(text).toContain('SUMMARY:Lanes\\, meters\\; boxes\r\n')
  expect(text).toContain(`DTSTART:${event.startsAt?.replace(/[-:]|\.000/g, '')}\r\n`)
  const held = await visitor.call(
    getEventCalendar,
    { params: { eventId: event.id } },
    { 'if-none-match': String(headers.etag) },
  )
  expect(held.status).toBe(304)
})

test('a cancelled event stays in calendars for ninety days, and a private one is in none', async () => {
  const now = await control.now()
  const { userId } = await anOrganizer(url)
  const cancelled = (days: number) => ({ status: 'cancelled' as const, cancelledAt: addTime(now, { days }) })
  const soon = await putPublished(userId, { state: 'WY' })
  const lately = await putPublished(userId, { state: 'WY' }, cancelled(-89))
  const longAgo = await putPublished(userId, { state: 'WY' }, cancelled(-91))
  const secret = await putPublished(userId, { state: 'WY', isPublic: false })
  await control.settle()
  for (const query of [{ state: 'WY' }, { organizer: userId }]) {
    const { text } = await visitor.call(getEventsCalendar, { query })
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`UID:${soon.id}@`)
    expect(unfolded).toContain(`UID:${lately.id}@`)
    expect(unfolded).toContain('STATUS:CANCELLED')
    expect(unfolded).not.toContain(longAgo.id)
    expect(unfolded).not.toContain(secret.id)
  }
  const elsewhere = await visitor.call(getEventsCalendar, { query: { state: 'VT' } })
  expect(elsewhere.text).not.toContain(soon.id)
})

test('the calendar of an organizer has what is to come also after hundreds that have ended', async () => {
  const { userId } = await anOrganizer(url)
  const next = await putPublished(userId, on(day(40)))
  const rows = Array.from({ length: 330 }, (_, at) => {
    const endsAt = addTime(startedAt, { days: -20, minutes: at })
    return organizerEventsOf({ ...next, id: newId('evt', endsAt), endsAt }).map(organizerEvents.item)
  })
  await writeBatch(rows.flat().map((Item) => ({ PutRequest: { Item: { ...Item, entity: 'crowd' } } })))
  await control.settle()
  const { text } = await visitor.call(getEventsCalendar, { query: { organizer: userId } })
  expect(text.replaceAll('\r\n ', '')).toContain(`UID:${next.id}@`)
})

test('near a ZIP code are the events within so many miles, in the order of time, with how far away they are', async () => {
  const word = newWord()
  const at = (city: string, point: { lat: number; lon: number } | undefined, days: number) =>
    putPublished(userId, on(day(days), { title: `Show ${word} ${city}` }), { point })
  const [fortWorth, dallas, louisville] = [
    await at('Fort Worth', { lat: 32.75, lon: -97.33 }, 40),
    await at('Dallas', { lat: 32.79, lon: -96.8 }, 60),
    await at('Louisville', { lat: 38.25, lon: -85.75 }, 50),
  ]
  await at('nowhere', undefined, 45)
  const near = await list({ q: word, near: '75201' })
  expect(near.items).toMatchObject([
    { id: fortWorth.id, miles: expect.any(Number) },
    { id: dallas.id, miles: 0 },
  ])
  expect(Math.abs((near.items[0]?.miles ?? 0) - 31)).toBeLessThanOrEqual(1)
  expect(ids(await list({ q: word, near: '75201', miles: '25' }))).toEqual([dallas.id])
  expect(ids(await list({ q: word, near: '40202-1234', miles: '10' }))).toEqual([louisville.id])
  expect((await list({ q: word })).items.every(({ miles }) => miles === undefined)).toBe(true)
})

test('near a city are the events around its middle; a name of several cities asks for the state', async () => {
  const word = newWord()
  const dallas = await putPublished(userId, on(day(60), { title: `Show ${word} Dallas` }), {
    point: { lat: 32.79, lon: -96.8 },
  })
  for (const near of ['Dallas, TX', 'dallas texas', 'Fort Worth, TX'])
    expect(ids(await list({ q: word, near }))).toEqual([dallas.id])
  expect(ids(await list({ q: word, near: 'Houston, TX' }))).toEqual([])
  const several = await visitor.call(listEvents, { query: { near: 'Springfield' } })
  expectProblem(several, 422, 'place_ambiguous')
  expect(several.text).toContain('24 cities are called Springfield. Add the state')
  expectProblem(await visitor.call(listEvents, { query: { near: 'Atlantis' } }), 422, 'place_unknown')
})

test('cities are offered as someone types, the largest first', async () => {
  const { body } = await visitor.call(findPlaces, { query: { q: 'dal' } })
  expect(body.items[0]).toEqual({ name: 'Dallas', state: 'TX' })
  expect(body.items.length).toBeLessThanOrEqual(8)
})

test('a ZIP code of four digits, or one that is nowhere, is refused', async () => {
  const { status, text } = await visitor.call(listEvents, { query: { near: '7030' } })
  expect(status).toBe(400)
  expect(text).toContain('Enter a five-digit ZIP code.')
  expectProblem(await visitor.call(listEvents, { query: { near: '00000' } }), 422, 'place_unknown')
})
