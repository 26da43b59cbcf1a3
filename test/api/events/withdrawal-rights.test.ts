import { beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { waitingListOf } from '#core/events/registrations/waiting-places.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { updateEvent } from '#shared/events/events/own-contract.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type Entrant, paidEntrant } from '#test/support/changing-entries.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

/** Of what is paid, half is kept. */
const halfBack = async (): Promise<Partial<EventForm>> => ({
  payment: 'online',
  refundSteps: [{ untilAt: addTime(await control.now(), { days: 60 }), keepPercent: 50, keepCents: 0 }],
})

const refundOf = async ({ client, event }: Entrant) =>
  (await client.call(getMyRegistration, { params: { eventId: event.id } })).body.registration?.refundNowCents

const refundedBy = async (intentId: string) => {
  const { data } = await stripeOf(url).refunds.list({ payment_intent: intentId })
  return data.reduce((sum, { amount }) => sum + amount, 0)
}

/** Moves an event by whole days from where it was first. */
async function moveBy(
  { id: eventId }: Event,
  days: number,
  version: number,
  more: Partial<EventForm> & { note?: string },
) {
  const { note, ...fields } = more
  const form = someEvent(fields)
  const onDay = ({ local }: { local: string }) => ({
    local: `${addTime(`${local}:00.000Z`, { days }).slice(0, 16)}`,
  })
  const { startsAt, endsAt, entriesCloseAt } = form as Required<EventForm>
  return organizer.client.call(updateEvent, {
    params: { eventId },
    body: {
      ...form,
      startsAt: onDay(startsAt as never),
      endsAt: onDay(endsAt as never),
      entriesCloseAt: onDay(entriesCloseAt as never),
      ...(note && { note }),
      version,
    },
  })
}

test('three moves of a day each give a full refund to who entered before them, and to no one who entered after', async () => {
  const terms = await halfBack()
  const event = await putPublished(organizer.userId, terms)
  const early = await paidEntrant(url, event, [])
  expectSuccess(await moveBy(event, 1, 1, terms))
  expect(await refundOf(early)).toBe(1500)
  expectProblem(await moveBy(event, 2, 2, terms), 422, 'note_needed')
  const note = 'The hall is double booked.'
  expectSuccess(await moveBy(event, 2, 2, { ...terms, note }))
  expectSuccess(await moveBy(event, 3, 3, { ...terms, note }))
  const late = await paidEntrant(url, event, [])
  expect(await refundOf(early)).toBe(3000)
  expect(await refundOf(late)).toBe(1500)
})

test('a member who deletes their account is withdrawn from coming events, with the refund of that day', async () => {
  const event = await putPublished(organizer.userId, { ...(await halfBack()), capacity: 1 })
  const someone = await paidEntrant(url, event, [])
  const { intentId = '' } = await someone.read()
  const waiting = await feedMember(url)
  const turn = await enter(event, waiting.userId, { joinWaitingList: true })
  await eraseAccount(someone.userId, await control.now())
  await control.settle()
  expect(await refundedBy(intentId)).toBe(1500)
  expect(await someone.read()).toMatchObject({ status: 'withdrawn', pay: { refundedCents: 1500 } })
  expect(JSON.stringify(await someone.read())).not.toContain(someone.userId)
  expect(await storedRegistration({ eventId: event.id, id: turn.id })).toMatchObject({ status: 'offered' })
})

test('the erasure of an account refunds once, however often it runs', async () => {
  const someone = await paidEntrant(url, await putPublished(organizer.userId, await halfBack()), [])
  const { intentId = '' } = await someone.read()
  for (let run = 0; run < 3; run++) await eraseAccount(someone.userId, await control.now())
  await control.settle()
  expect(await refundedBy(intentId)).toBe(1500)
})

test('an account that is deleted leaves the waiting list, and an event that was stays as it was', async () => {
  const full = await putPublished(organizer.userId, { payment: 'gate', capacity: 1 })
  await enter(full, (await feedMember(url)).userId)
  const waiting = await feedMember(url)
  await enter(full, waiting.userId, { joinWaitingList: true })
  await eraseAccount(waiting.userId, await control.now())
  expect(await waitingListOf(full.id)).toEqual([])

  const now = await control.now()
  const over = await putPublished(
    organizer.userId,
    { payment: 'gate' },
    { startsAt: addTime(now, { hours: -9 }), endsAt: addTime(now, { seconds: 3 }) },
  )
  const past = await feedMember(url)
  const entry = await enter(over, past.userId)
  await eraseAccount(past.userId, addTime(now, { seconds: 4 }))
  expect(await storedRegistration(entry)).toMatchObject({ status: 'confirmed' })
})
