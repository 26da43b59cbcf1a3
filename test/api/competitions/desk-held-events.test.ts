import { expect, test } from 'vitest'
import { takeCash } from '#shared/competitions/desk/contract.ts'
import { listHeldEvents } from '#shared/competitions/desk/held-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { about } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeStored, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const { anEntrant, anEvent, atTheDesk, organizer } = await deskWorld(url)

async function heldBy(client: Client) {
  await control.settle()
  return (await client.call(listHeldEvents, {})).body.items
}

test('an event that is held says its entries, what came in, what is due and who has not paid', async () => {
  const event = await anEvent()
  const desk = await atTheDesk(event)
  const { registration } = await anEntrant(event)
  await anEntrant(event)
  const shown = async () => (await heldBy(organizer.client)).find(({ id }) => id === event.id)
  expect(await shown()).toMatchObject({
    phase: 'live',
    places: { taken: 2 },
    paidCents: 0,
    dueCents: 6000,
    waits: { unpaid: 2, offers: 0, protests: 0 },
  })
  await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expect(await shown()).toMatchObject({ paidCents: 3000, dueCents: 3000, waits: { unpaid: 1 } })
})

test('changes of a registration at the same time are counted once each', async () => {
  const event = await anEvent()
  const entrants = await Promise.all([anEntrant(event), anEntrant(event), anEntrant(event)])
  await Promise.all(
    entrants.map(async ({ registration: { eventId, id } }) => {
      const stored = await storedRegistration({ eventId, id })
      await changeStored(stored, { pay: { ...stored.pay, dueCents: 1000 } })
    }),
  )
  const shown = (await heldBy(organizer.client)).find(({ id }) => id === event.id)
  expect(shown).toMatchObject({ dueCents: 3000, waits: { unpaid: 3 } })
})

test('the five next events come in the order of time, and no one else’s', async () => {
  const [mine, theirs] = await Promise.all([anOrganizer(url), anOrganizer(url)])
  const on = (day: string) => ({
    startsAt: { local: `${day}T09:00` },
    endsAt: { local: `${day}T17:00` },
    entriesCloseAt: { local: `${day}T08:00` },
  })
  const days = ['2031-06-06', '2031-06-01', '2031-06-04', '2031-06-02', '2031-06-05', '2031-06-03']
  for (const day of days) await putPublished(mine.userId, on(day))
  await putPublished(theirs.userId, on('2031-06-01'))
  const items = await heldBy(mine.client)
  expect(items.map(({ startsOn }) => startsOn)).toEqual(days.toSorted().slice(0, 5))
  expect(await heldBy(theirs.client)).toHaveLength(1)
})

test('a member who holds nothing gets an empty list, and a visitor is asked to log in', async () => {
  expect(await heldBy((await feedMember(url)).client)).toEqual([])
  expectProblem(await new Client(url).call(listHeldEvents, {}), 401, 'unauthenticated')
})
