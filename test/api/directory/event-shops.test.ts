import { expect, test } from 'vitest'
import { listEventShops } from '#shared/directory/listings/event-shops-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const organizer = await anOrganizer(url)

/** Somewhere at sea, where nothing else is listed. */
const sea = { lat: 20 + Math.random() * 10, lon: -50 + Math.random() * 10 }
const north = (miles: number) => ({ lat: sea.lat + miles / 69.1, lon: sea.lon, precision: 'pin' as const })

const shopsAt = ({ id: eventId }: Pick<Event, 'id'>) => visitor.call(listEventShops, { params: { eventId } })
const show = (changes: Partial<Event>) => putPublished(organizer.userId, {}, changes)

test('an event names the six nearest shops within 50 miles, and no makers or venues', async () => {
  const shops = await Promise.all(
    [3, 30, 8, 49, 12, 20, 25].map((miles) =>
      putListing(undefined, { point: north(miles), listingType: 'installer' }),
    ),
  )
  await Promise.all([
    putListing(undefined, { point: north(1), listingType: 'manufacturer' }),
    putListing(undefined, { point: north(2), listingType: 'venue' }),
    putListing(undefined, { point: north(4), listingType: 'retailer', status: 'paused' }),
    putListing(undefined, { point: north(51), listingType: 'retailer' }),
  ])
  const event = await show({ point: sea })
  const nearest = [0, 2, 4, 5, 6, 1].map((at) => shops[at]?.id)
  await control.settle()
  await expect.poll(async () => (await shopsAt(event)).body.items.map(({ id }) => id)).toEqual(nearest)
  const [first] = (await shopsAt(event)).body.items
  expect(first).toMatchObject({ miles: 3, isAbout: false })
})

test('an event without a place, one that is over, and one that is cancelled name none', async () => {
  const now = await control.now()
  const point = { lat: 32.79, lon: -96.8 }
  const past = { startsAt: addTime(now, { hours: -9 }), endsAt: addTime(now, { hours: -1 }) }
  const none = await Promise.all([show({}), show({ point, ...past }), show({ point, status: 'cancelled' })])
  for (const event of none) expect((await shopsAt(event)).body).toEqual({ items: [] })
  expectProblem(await shopsAt({ id: unknownId('evt') }), 404, 'event_not_found')
  expectProblem(await shopsAt(await show({ point, status: 'draft' })), 404, 'event_not_found')
})
