import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { env } from '#core/env.ts'
import { type Pool, pools } from '#core/events/event-places/pools.ts'
import { eventLines, eventLinesOf } from '#core/events/events/event-lines.ts'
import { events } from '#core/events/events/events.ts'
import { completeLines } from '#core/events/events/line-places.ts'
import { projections } from '#core/events/events/projections.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { follow } from '#core/platform/projections/follow.ts'
import { readRow } from '#core/platform/projections/read-row.ts'
import type { RowChange } from '#core/platform/projections/row.ts'
import { listEvents } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, fillPlaces, putPublished } from '#test/support/events.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const { userId } = await anOrganizer(url)
const today = (await control.now()).slice(0, 10)

const placesBeside = async (event: Event) =>
  Promise.all(
    eventLinesOf(event).map(async (line) => {
      const row = await readRow(eventLines.key(line))
      return row && { places: row.places, placesVersion: row.placesVersion }
    }),
  )

const over = (days: number) => {
  const startsAt = addTime(`${today}T15:00:00.000Z`, { days: 50 })
  return { startsAt, endsAt: addTime(startsAt, { days }), startsOn: startsAt.slice(0, 10) }
}

test('how full an event is stands beside its lines once someone has entered, and after it has changed', async () => {
  const word = newId('evt', `${today}T00:00:00.000Z`).slice(-10).toLowerCase()
  const event = await putPublished(userId, { title: `Show ${word}`, capacity: 30 }, over(3))
  await control.settle()
  expect(await placesBeside(event)).toEqual(
    Array(4).fill({ places: { taken: 0, waiting: 0, left: 30 }, placesVersion: 1 }),
  )
  await fillPlaces(event, 'event', { taken: 12, waiting: 2 })
  await control.settle()
  const filled = { places: { taken: 12, waiting: 2, left: 18 }, placesVersion: 2 }
  expect(await placesBeside(event)).toEqual(Array(4).fill(filled))
  const moved = { ...event, ...over(2), city: 'Dayton', version: event.version + 1 } as Event
  await commit(events.put(moved, { version: event.version }))
  await control.settle()
  expect(await placesBeside(moved)).toEqual(Array(3).fill(filled))
  expect((await placesBeside(event)).at(-1)).toBeUndefined()
  const { body } = await visitor.call(listEvents, { query: { q: word } })
  expect(body.items).toMatchObject([{ id: event.id, city: 'Dayton', places: filled.places }])
})

/** Adds one who has entered, and returns the change as the stream would bring it. */
async function enter(event: Event): Promise<RowChange> {
  const key = pools.key({ eventId: event.id, of: 'event' })
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: env('TABLE_NAME'),
      Key: key,
      UpdateExpression: 'ADD taken :one, version :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'ALL_NEW',
    }),
  )
  const after = Attributes as RowChange['after']
  const { taken, version } = pools.read(after as NonNullable<typeof after>)
  return { before: { ...after, ...key, taken: taken - 1, version: version - 1 }, after }
}

async function rename(event: Event, title: string): Promise<[Event, RowChange]> {
  const after = { ...event, title, version: event.version + 1 }
  await commit(events.put(after, { version: event.version }))
  return [after, { before: events.item(event), after: events.item(after) }]
}

test('the newest places win, however many followers bring them, how late and how often', async () => {
  const event = await putPublished(userId, {}, over(2))
  const changes: RowChange[] = []
  const bring = (change: RowChange) => follow(projections, change)
  const followed: Promise<void>[] = []
  let current = event
  for (let round = 0; round < 12; round++) {
    changes.push(await enter(event))
    if (round % 3 === 0) {
      const [renamed, change] = await rename(current, `Show ${round}`)
      current = renamed
      changes.push(change)
    }
    // Each with one from before, twice.
    const late = changes[Math.floor(changes.length / 2)] ?? {}
    for (const change of [changes.at(-1) ?? {}, late, late]) followed.push(bring(change))
  }
  followed.push(...changes.toReversed().map(bring))
  await Promise.all(followed)
  await control.settle()
  const pool = (await pools.get({ eventId: event.id, of: 'event' }, { consistent: true })) as Pool
  expect(pool.taken).toBe(12)
  const newest = { places: { taken: 12, waiting: 0 }, placesVersion: pool.version }
  expect(await placesBeside(current)).toEqual(Array(3).fill(newest))
})

test('places of an event that is no longer listed bring no line back', async () => {
  const event = await putPublished(userId, {}, over(1))
  await control.settle()
  const hidden = { ...event, isPublic: false, version: event.version + 1 }
  await commit(events.put(hidden, { version: event.version }))
  await control.settle()
  await completeLines(event)
  await follow(projections, await enter(event))
  expect(await placesBeside(event)).toEqual([undefined, undefined])
})
