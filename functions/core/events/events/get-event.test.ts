import { expect, test } from 'vitest'
import { emptyPool, pools } from '#core/events/event-places/pools.ts'
import { users } from '#core/platform/users/users.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { newId } from '#shared/ids.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { someEvent } from '#test/support/events.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { events } from './events.ts'
import { getEvent } from './get-event.ts'

const now = '2026-06-01T12:00:00.000Z'
const ownerId = '7b0c4a52-1111-4222-8333-444455556666'

test('an event costs three calls, and its organizer and seasons wait for it alone', async () => {
  const id = newId('evt', now)
  const owner = newUser({ id: ownerId, email: 'ann@example.test', membershipType: 'organization' }, now)
  const event: Event = {
    ...newEvent({ id, ownerId, poster: undefined, fields: settleEvent(someEvent()) }, now),
    status: 'published',
  }
  const asked = fakeTable([
    events.item(event),
    pools.item({ ...emptyPool(id, 'event', 40), taken: 2, available: 38 }),
    users.item({ ...owner, companyName: 'Planted Shows' }),
  ])
  expect(await getEvent({ params: { eventId: id }, now })).toMatchObject({
    organizer: { name: 'Planted Shows' },
    places: { taken: 2 },
    seasonNames: {},
  })
  expect(asked).toEqual({ calls: 3, inARow: 2 })
})
