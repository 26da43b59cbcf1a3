import { expect, test } from 'vitest'
import { pools } from '#core/events/event-places/pools.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getEvent, getEventPicture } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import {
  archiveEvent,
  cancelEvent,
  copyEvent,
  createEvent,
  getEventForEdit,
  listMyEvents,
  publishEvent,
  updateEvent,
} from '#shared/events/events/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import {
  anOrganizer,
  draftsOf,
  fillPlaces,
  putEvent,
  putPublished,
  setDrafts,
  someClass,
  someEvent,
} from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { png } from '#test/support/images.ts'
import { servedPicture } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')
const { client: organizer, userId } = await anOrganizer(url)
const { client: other } = await anOrganizer(url)

const named = (event: { id: `evt_${string}` }) => ({ params: { eventId: event.id } })
const seen = (event: { id: `evt_${string}` }) => visitor.call(getEvent, named(event))

test('a draft becomes an event that everyone sees, with its day at the venue and its check-in', async () => {
  const draft = (await organizer.call(createEvent, { body: someEvent({ capacity: 20 }) })).body
  expect(draft).toMatchObject({
    status: 'draft',
    phase: 'draft',
    role: 'owner',
    places: { taken: 0, left: 20 },
  })
  expectProblem(await seen(draft), 404, 'event_not_found')
  const { status, body } = await organizer.call(publishEvent, { ...named(draft), body: { version: 1 } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'published', phase: 'open', sequence: 1, version: 2 })
  const shown = (await seen(draft)).body
  expect(shown).toMatchObject({
    startsOn: draft.startsOn,
    organizer: { name: 'Planted Shows', path: `/public-profile/${userId}` },
    places: { taken: 0, waiting: 0, left: 20 },
  })
  expect(Date.parse(shown.startsAt) - Date.parse(shown.checkInOpensAt ?? '')).toBe(3 * 3_600_000)
  expect(shown.checkInClosesAt).toBe(shown.endsAt)
  expect(shown).not.toHaveProperty('ownerId')
})

test('only organizers create events, and others are sent to suggest one', async () => {
  const { client } = await completeMember(url)
  const refused = await client.call(createEvent, { body: someEvent() })
  expectProblem(refused, 403, 'not_an_organizer')
  expect(refused.text).toContain('Only organizers can create events. Suggest one instead.')
})

test('someone else’s draft does not exist, and a published event is the organizer’s to change', async () => {
  const draft = await putEvent(userId)
  expectProblem(await other.call(getEventForEdit, named(draft)), 404, 'event_not_found')
  const event = await putPublished(userId)
  const refused = await other.call(updateEvent, { ...named(event), body: { ...someEvent(), version: 1 } })
  expectProblem(refused, 403, 'not_organizer')
  expect(refused.text).toContain('Only the organizer can change this event.')
  const asAdmin = await admin.call(updateEvent, { ...named(event), body: { ...someEvent(), version: 1 } })
  expect(asAdmin.body).toMatchObject({ role: 'administrator' })
})

test('what is missing is named field by field before an event is published', async () => {
  const { startsAt: _, entriesCloseAt: __, ...form } = someEvent({ venueName: '' })
  const draft = (await organizer.call(createEvent, { body: form })).body
  const refused = await organizer.call(publishEvent, { ...named(draft), body: { version: 1 } })
  expectProblem(refused, 422, 'event_not_ready')
  for (const words of ['a venue', 'a start', 'when entries close'])
    expect(refused.text).toContain(`Add ${words} before you publish.`)
})

test('an event that is over is not published', async () => {
  const draft = await putEvent(userId, {
    startsAt: { local: '2026-01-10T09:00' },
    endsAt: { local: '2026-01-10T17:00' },
    entriesCloseAt: { local: '2026-01-10T08:00' },
  })
  const refused = await organizer.call(publishEvent, { ...named(draft), body: { version: 1 } })
  expectProblem(refused, 422, 'event_not_ready')
  expect(refused.text).toContain('This event is already over.')
})

test.each([
  [
    { startsAt: { local: '2027-03-14T02:30' }, timeZone: 'America/Chicago' },
    'time_missing',
    '2:30 AM does not exist',
  ],
  [
    { startsAt: { local: '2027-11-07T01:30' }, timeZone: 'America/Chicago' },
    'time_twice',
    '1:30 AM happens twice',
  ],
  [{ timeZone: undefined }, 'time_missing', 'Choose the time zone of the venue first.'],
  [{ contactPhone: '12' }, 'phone_invalid', 'Enter a full phone number'],
] as const)('a form with %j is refused', async (more, code, words) => {
  const refused = await organizer.call(createEvent, {
    body: JSON.parse(JSON.stringify(someEvent(more as never))),
  })
  expectProblem(refused, 422, code)
  expect(refused.text).toContain(words)
})

test('a time that comes twice is the one that was chosen', async () => {
  const startsAt = { local: '2027-11-07T01:30', which: 'second' } as const
  const body = someEvent({ timeZone: 'America/Chicago', startsAt, endsAt: { local: '2027-11-07T10:00' } })
  expect((await organizer.call(createEvent, { body })).body.startsAt).toBe('2027-11-07T07:30:00.000Z')
})

test('a state is stored by its code, a phone number as it is dialed, and free fees make a free event', async () => {
  const fees = { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }
  const body = someEvent({ state: 'kentucky', contactPhone: '(214) 555-0100', fees })
  expect((await organizer.call(createEvent, { body })).body).toMatchObject({
    state: 'KY',
    contactPhone: '+12145550100',
    payment: 'free',
  })
  const wrong = await organizer.call(createEvent, { body: someEvent({ state: 'Bavaria' }) })
  expectProblem(wrong, 400, 'validation_failed')
})

test('a draft with a refund step that is over is not published, and hears which one', async () => {
  const now = await controlOf(url).now()
  const steps = [-1, 10].map((days) => ({
    untilAt: addTime(now, { days }),
    keepPercent: 0,
    keepCents: 0,
  }))
  const draft = await putEvent(userId, { refundSteps: steps })
  const refused = await organizer.call(publishEvent, { ...named(draft), body: { version: 1 } })
  expectProblem(refused, 422, 'event_not_ready')
  expect(JSON.parse(refused.text).errors).toEqual([
    {
      path: 'body.refundSteps.0.untilAt',
      message: 'Refund step 1 is already over. Choose a later time, or remove it.',
    },
  ])
})

test('one of two simultaneous edits is stored, and the other editor hears of it', async () => {
  const event = await putPublished(userId)
  const change = (title: string) =>
    organizer.call(updateEvent, { ...named(event), body: { ...someEvent({ title }), version: 1 } })
  const answers = await Promise.all(['One title of it', 'Another title'].map(change))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an event that is changed or published five times at once is so once, and each call is answered as it is', async () => {
  const [event, draft] = [await putPublished(userId), await putEvent(userId)]
  const five = [1, 2, 3, 4, 5]
  const body = { ...someEvent({ title: 'Five times the same' }), version: 1 }
  const answers = [
    ...(await Promise.all(five.map(() => organizer.call(updateEvent, { ...named(event), body })))),
    ...(await Promise.all(
      five.map(() => organizer.call(publishEvent, { ...named(draft), body: { version: 1 } })),
    )),
  ]
  expect(answers.map(({ status, body }) => [status, body.version])).toEqual(answers.map(() => [200, 2]))
})

test('published and archived at once, a draft is one of them', async () => {
  const draft = await putEvent(userId)
  const input = { ...named(draft), body: { version: 1 } }
  const answers = await Promise.all([
    organizer.call(publishEvent, input),
    organizer.call(archiveEvent, input),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a change that leaves everything as it is writes nothing', async () => {
  const event = await putPublished(userId)
  const { body } = await organizer.call(updateEvent, {
    ...named(event),
    body: { ...someEvent(), version: 1 },
  })
  expect(body.version).toBe(1)
})

test('an event that moves to another day needs a note, and lets people withdraw for a week', async () => {
  const event = await putPublished(userId)
  const day = addTime(event.startsAt ?? '', { days: 30 }).slice(0, 10)
  const moved = someEvent({
    startsAt: { local: `${day}T09:00` },
    endsAt: { local: `${day}T17:00` },
    entriesCloseAt: { local: `${day}T08:00` },
  })
  expectProblem(
    await organizer.call(updateEvent, { ...named(event), body: { ...moved, version: 1 } }),
    422,
    'note_needed',
  )
  const body = { ...moved, note: 'The river is too high.', version: 1 }
  const after = (await organizer.call(updateEvent, { ...named(event), body })).body
  expect(after.sequence).toBe(event.sequence + 1)
  const days = (Date.parse(after.freeWithdrawalUntilAt ?? '') - Date.parse(after.updatedAt)) / 86_400_000
  expect(days).toBe(7)
})

test('places of a published event grow and shrink down to what is taken', async () => {
  const classes = [someClass('S1', { capacity: 5 }), someClass('T1')]
  const event = await putPublished(userId, { capacity: 10, classes })
  await fillPlaces(event, 'event', { taken: 7 })
  await fillPlaces(event, 'S1', { taken: 5 })
  await fillPlaces(event, 'T1', { taken: 2 })
  const update = (more: Parameters<typeof someEvent>[0], version = 1) =>
    organizer.call(updateEvent, {
      ...named(event),
      body: { ...someEvent({ capacity: 10, classes, ...more }), version },
    })
  const low = await update({ capacity: 6 })
  expectProblem(low, 409, 'capacity_too_low')
  expect(low.text).toContain('Only 3 spots are open, so the limit cannot go below 7.')
  const inClass = await update({ classes: [someClass('S1', { capacity: 4 }), someClass('T1')] })
  expect(inClass.text).toContain('No spots are open, so the limit cannot go below 5.')
  const removed = await update({ classes: [someClass('S1', { capacity: 5 })] })
  expectProblem(removed, 409, 'class_in_use')
  expect(removed.text).toContain('People have entered Class T1. Close it instead of removing it.')
  const zone = await update({ timeZone: 'America/Chicago' })
  expectProblem(zone, 409, 'zone_in_use')
  const grown = await update({ capacity: 12, classes: [...classes, someClass('U1', { capacity: 3 })] })
  expect(grown.body.places).toMatchObject({ taken: 7, left: 5 })
  expect(await pools.get({ eventId: event.id, of: 'U1' })).toMatchObject({ available: 3 })
})

test('a website with a login or in a private network is refused, and one from before is still shown', async () => {
  const websiteUrl = 'https://localhost/show'
  const event = await putPublished(userId, { websiteUrl })
  expect((await seen(event)).body.websiteUrl).toBe(websiteUrl)
  for (const refused of [websiteUrl, 'https://user:secret@example.com', 'https://169.254.169.254/']) {
    const body = { ...someEvent({ websiteUrl: refused }), version: 1 }
    expectProblem(await organizer.call(updateEvent, { ...named(event), body }), 400, 'validation_failed')
  }
})

test('what is left out of a published event is gone, and without its limit everyone finds a place', async () => {
  const contact = { contactEmail: 'lanes@example.com', websiteUrl: 'https://example.com/sound-off' }
  const classes = [someClass('S1', { capacity: 1 })]
  const event = await putPublished(userId, { capacity: 3, classes, ...contact })
  await fillPlaces(event, 'event', { taken: 3 })
  await fillPlaces(event, 'S1', { taken: 1 })
  const body = { ...someEvent({ classes: [someClass('S1')] }), version: 1 }
  const { status, body: saved } = await organizer.call(updateEvent, { ...named(event), body })
  expect(status).toBe(200)
  for (const answer of [saved, (await organizer.call(getEventForEdit, named(event))).body])
    for (const field of ['capacity', 'contactEmail', 'websiteUrl']) expect(answer).not.toHaveProperty(field)
  const shown = (await seen(event)).body
  expect(shown.places).toEqual({ taken: 3, waiting: 0 })
  expect(shown.classPlaces.S1).toEqual({ taken: 1, waiting: 0 })
})

test('a limit that is lowered while places are taken never ends below them', async () => {
  const event = await putPublished(userId, { capacity: 20 })
  const lower = organizer.call(updateEvent, {
    ...named(event),
    body: { ...someEvent({ capacity: 12 }), version: 1 },
  })
  const taking = Promise.allSettled(Array.from({ length: 5 }, () => fillPlaces(event, 'event', { taken: 3 })))
  const [{ status }] = [await lower, await taking]
  const pool = await pools.get({ eventId: event.id, of: 'event' }, { consistent: true })
  expect(pool?.available).toBeGreaterThanOrEqual(0)
  expect((pool?.available ?? 0) + (pool?.taken ?? 0)).toBe(status === 200 ? 12 : 20)
})

test('a cancelled event stays cancelled, and is seen with its reason', async () => {
  const event = await putPublished(userId)
  const short = await organizer.call(cancelEvent, { ...named(event), body: { reason: 'Rain', version: 1 } })
  expect(short.text).toContain('Give a reason of at least 10 characters. Everyone who entered will see it.')
  const reason = 'The lot is under water.'
  const cancelled = (await organizer.call(cancelEvent, { ...named(event), body: { reason, version: 1 } }))
    .body
  expect(cancelled).toMatchObject({ status: 'cancelled', sequence: event.sequence + 1 })
  expect((await seen(event)).body).toMatchObject({ phase: 'cancelled', cancelReason: reason })
  const again = await organizer.call(publishEvent, { ...named(event), body: { version: 2 } })
  expectProblem(again, 409, 'event_not_draft')
  expect(again.text).toContain('A cancelled event stays cancelled. Copy it to hold it again.')
})

test('a published event is cancelled, not archived', async () => {
  const event = await putPublished(userId)
  const refused = await organizer.call(archiveEvent, { ...named(event), body: { version: 1 } })
  expectProblem(refused, 409, 'event_not_draft')
  expect(refused.text).toContain('Cancel the event instead; people may have it in their calendars.')
})

test('a copy is at the same times of the clock, across the change of the clocks', async () => {
  const event = await putPublished(userId, {
    timeZone: 'America/Chicago',
    startsAt: { local: '2027-03-07T18:00' },
    endsAt: { local: '2027-03-07T22:00' },
    entriesCloseAt: { local: '2027-03-07T12:00' },
  })
  expect(event.startsAt).toBe('2027-03-08T00:00:00.000Z')
  const { status, body } = await organizer.call(copyEvent, {
    ...named(event),
    body: { startsOn: '2027-03-14' },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'draft',
    startsAt: '2027-03-14T23:00:00.000Z',
    startsOn: '2027-03-14',
    entriesCloseAt: '2027-03-14T17:00:00.000Z',
    version: 1,
  })
})

test('an organizer has fifty drafts at most, and one that is published or archived makes room', async () => {
  const { client, userId: owner } = await anOrganizer(url)
  await setDrafts(owner, 48)
  const create = () => client.call(createEvent, { body: someEvent() })
  const answers = await Promise.all([create(), create(), create(), create()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expectProblem(answers.find(({ status }) => status === 409) as never, 409, 'too_many_drafts')
  const made = answers.find(({ status }) => status === 201)?.body
  if (!made) throw new Error('no draft')
  await client.call(archiveEvent, { ...named(made), body: { version: 1 } })
  expect(await draftsOf(owner)).toBe(49)
  expect((await create()).status).toBe(201)
})

test('a poster is shown with its size, kept by a change, and removed', async () => {
  const posterUploadId = await uploadFile(organizer, png(3, 2), 'image/png', 'event-poster')
  const draft = (await organizer.call(createEvent, { body: { ...someEvent(), posterUploadId } })).body
  expect(draft.poster).toMatchObject({ width: 3, height: 2 })
  expect((await servedPicture(url, draft.poster?.url)).map(({ size }) => size)).toEqual(Array(3).fill([3, 2]))
  const update = (more: object, version: number) =>
    organizer.call(updateEvent, { ...named(draft), body: { ...someEvent(), ...more, version } })
  const kept = (await update({ title: 'With a poster' }, 1)).body
  expect(kept.poster).toEqual(draft.poster)
  expect((await update({ title: 'With a poster', removePoster: true }, 2)).body.poster).toBeUndefined()
})

test('one’s own events are listed, drafts without a day first', async () => {
  const { client, userId: owner } = await anOrganizer(url)
  const { startsAt: _, endsAt: __, entriesCloseAt: ___, ...dayless } = someEvent()
  const dated = await putPublished(owner)
  const draft = (await client.call(createEvent, { body: dayless })).body
  const { items } = (await client.call(listMyEvents, {})).body
  expect(items.map(({ id }) => id)).toEqual([draft.id, dated.id])
})

test('the events that someone holds next begin with the first that has not ended, private ones among them', async () => {
  const { client, userId: owner } = await anOrganizer(url)
  const now = await control.now()
  const lasting = (from: number, until: number) => ({
    startsAt: addTime(now, { hours: from }),
    endsAt: addTime(now, { hours: until }),
  })
  const later = await putPublished(owner, { isPublic: false })
  const live = await putPublished(owner, {}, lasting(-2, 2))
  for (let hours = 1; hours <= 25; hours++) await putPublished(owner, {}, lasting(-hours - 8, -hours))
  await putPublished(owner, {}, { status: 'cancelled', cancelledAt: now })
  await putEvent(owner)
  await control.settle()
  const { body } = await client.call(listMyEvents, { query: { when: 'upcoming', limit: 1 } })
  expect(body.items.map(({ id }) => id)).toEqual([live.id])
  const query = { when: 'upcoming' as const, limit: 1, cursor: body.nextCursor }
  const next = (await client.call(listMyEvents, { query })).body
  expect(next.items.map(({ id }) => id)).toEqual([later.id])
})

test('an event keeps where its ZIP code is, follows a change of it, and shows everyone the code alone', async () => {
  const { client } = await anOrganizer(url)
  const form = someEvent({ postalCode: '40202' })
  const { body: created } = await client.call(createEvent, { body: form })
  expect(created).toMatchObject({ postalCode: '40202', point: { lat: 38.25, lon: -85.75 } })
  const change = (version: number, more: object) =>
    client.call(updateEvent, { params: { eventId: created.id }, body: { ...form, ...more, version } })
  const moved = await change(1, { postalCode: '75201' })
  expect(moved.body).toMatchObject({ postalCode: '75201', point: { lat: 32.79, lon: -96.8 } })
  expectProblem(await change(2, { postalCode: '00000' }), 422, 'place_unknown')
  const abroad = { country: 'CA', state: 'ON', postalCode: '75201', timeZone: 'America/Toronto' }
  const gone = await change(2, abroad)
  expect(gone.body.postalCode).toBeUndefined()
  expect(gone.body.point).toBeUndefined()
  await change(3, {})
  const shown = await change(4, { postalCode: '75201' })
  await client.call(publishEvent, { params: { eventId: created.id }, body: { version: shown.body.version } })
  const page = await new Client(url).call(getEvent, { params: { eventId: created.id } })
  expect(page.body.postalCode).toBe('75201')
  expect(page.text).not.toContain('32.79')
})

test('a link to an event is shown with a picture of its day and title, and a draft has none', async () => {
  const [shown, draft] = await Promise.all([putPublished(userId), putEvent(userId)])
  const page = await (await fetch(`${url}/events/${shown.id}`)).text()
  const address = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? ''
  expect(address).toMatch(new RegExp(`^${url}/api/events/${shown.id}/picture.png`))
  const picture = await fetch(address)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBe(1200)
  const forever = 'public, max-age=31536000, immutable'
  const etag = picture.headers.get('etag') ?? ''
  expect(picture.headers.get('cache-control')).toBe(forever)
  for (const method of ['GET', 'HEAD']) {
    const held = await fetch(address, { method, headers: { 'if-none-match': etag } })
    expect([method, held.status, held.headers.get('cache-control')]).toEqual([method, 304, forever])
  }
  for (const other of [address.replace(/\?.*/, ''), address.replace(/v=\w+/, 'v=1764331200000')]) {
    const current = await fetch(other)
    expect(current.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    expect(current.headers.get('etag')).toBe(etag)
    expect(Buffer.from(await current.arrayBuffer()).equals(bytes)).toBe(true)
  }
  const again = await fetch(`${address}&fbclid=x`)
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
  expectProblem(await visitor.call(getEventPicture, { ...named(draft), query: {} }), 404, 'event_not_found')
})

test('an event that is drawn differently has its picture at another address, and one that is removed at none', async () => {
  const event = await putPublished(userId)
  const change = (version: number, changes: Partial<Event>) =>
    commit(events.put({ ...event, ...changes, version: version + 1 }, { version }))
  const { pictureVersion } = (await seen(event)).body
  const address = `${url}/api/events/${event.id}/picture.png?v=${pictureVersion}`
  const drawn = Buffer.from(await (await fetch(address)).arrayBuffer())
  await change(event.version, { title: `${event.title} II` })
  expect((await seen(event)).body.pictureVersion).not.toBe(pictureVersion)
  const caching = async () => (await fetch(address)).headers.get('cache-control')
  await expect.poll(caching).toBe('public, max-age=0, s-maxage=60')
  const renamed = await fetch(address)
  expect(Buffer.from(await renamed.arrayBuffer()).equals(drawn)).toBe(false)
  await change(event.version + 1, { removed: { at: await control.now(), reason: 'Spam' } })
  const held = { 'if-none-match': renamed.headers.get('etag') ?? '' }
  await expect.poll(async () => (await fetch(address, { headers: held })).status).toBe(404)
})

test('programs that fetch calendars and pictures ask with HEAD before, and add their own marks to the address', async () => {
  const { id } = await putPublished(userId)
  for (const path of [
    '/api/events/calendar.ics',
    `/api/events/${id}/calendar.ics`,
    `/api/events/${id}/picture.png`,
  ]) {
    const whole = await fetch(`${url}${path}?fbclid=x`)
    expect([path, whole.status]).toEqual([path, 200])
    const head = await fetch(`${url}${path}`, { method: 'HEAD' })
    expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'))
  }
  expect((await fetch(`${url}/api/events/${id}`, { method: 'HEAD' })).status).toBe(404)
})
