import { beforeAll, expect, test } from 'vitest'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { entryOffers } from '#core/events/registrations/entry-offers.ts'
import { erased } from '#core/events/registrations/member-data.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { checkIn } from '#shared/competitions/desk/gate-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import {
  changeRegistration,
  handOverRegistration,
  withdrawRegistration,
} from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, getMyRegistration, listEntrants } from '#shared/events/registrations/contract.ts'
import {
  acceptHandOver,
  endHandOver,
  listOfferedEntries,
} from '#shared/events/registrations/offers-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { liveEvent, someScan } from '#test/support/desk.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { handOver as handOverTo } from '#test/support/hand-over.ts'
import { newEmail } from '#test/support/new-member.ts'
import { booksOf, confirmedEntry } from '#test/support/paid-entry.ts'
import { changeStored, putVehicle, someEntry, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const anEvent = (more: Parameters<typeof putPublished>[1] = {}) =>
  putPublished(organizer.userId, { payment: 'gate', ...more })

async function entrant(event: Event, more: Parameters<typeof someEntry>[0] = {}) {
  const member = await feedMember(url)
  const entered = await member.client.call(enterEvent, {
    params: { eventId: event.id },
    body: someEntry(more),
  })
  expectSuccess(entered)
  return { ...member, id: entered.body.id, ticket: entered.body.ticket }
}

type Receiver = { client: Client; email: string }
const about = ({ id }: Pick<Event, 'id'>, registrationId: string) => ({
  params: { registrationId: registrationId as `reg_${string}` },
  body: { eventId: id },
})
const offer = (client: Client, event: Pick<Event, 'id'>, registrationId: string, email: string) => {
  const { params, body } = about(event, registrationId)
  return client.call(handOverRegistration, { params, body: { ...body, email } })
}
const accept = (client: Client, event: Pick<Event, 'id'>, registrationId: string) =>
  client.call(acceptHandOver, about(event, registrationId))
const handOver = (client: Client, event: Pick<Event, 'id'>, registrationId: string, to: Receiver) =>
  handOverTo(client, { eventId: event.id, registrationId: registrationId as `reg_${string}` }, to)
const offersTo = async (client: Client) => (await client.call(listOfferedEntries, {})).body.items

const mine = async (client: Client, event: Event) =>
  (await client.call(getMyRegistration, { params: { eventId: event.id } })).body.registration

test('an entry goes to another member with its number and places, and without answers, waiver and name in public', async () => {
  const event = await anEvent({
    classes: [someClass('S1')],
    waiver: 'I take part at my own risk.',
    questions: [{ key: 'club', label: 'Club', kind: 'text', options: [], required: true }],
  })
  const giver = await feedMember(url, { firstName: 'Gwen', lastName: 'Giver', name: 'Gwen Giver' })
  const { id: vehicleId } = await putVehicle(giver.userId)
  const { body: entered } = await giver.client.call(enterEvent, {
    params: { eventId: event.id },
    body: someEntry({
      entries: [{ classKey: 'S1', vehicleId }],
      answers: { club: 'Lows' },
      waiverVersion: event.waiverVersion,
      number: 42,
    }),
  })
  const receiver = await feedMember(url, { firstName: 'Rae', lastName: 'Ceiver', name: 'Rae Ceiver' })
  // News of the entry go to its owner of then, not to the next one.
  await control.settle()
  const handed = await handOver(giver.client, event, entered.id, receiver)
  expectSuccess(handed)
  expect(await mine(giver.client, event)).toBeUndefined()
  const theirs = await mine(receiver.client, event)
  expect(theirs).toMatchObject({
    id: entered.id,
    status: 'confirmed',
    number: 42,
    ticketIssue: 2,
    answers: {},
    isListed: false,
    isUnfinished: true,
    pay: { state: 'due', dueCents: 3000 },
    entries: [{ classKey: 'S1', vehicle: { make: 'Honda' } }],
  })
  expect(theirs?.waiverVersion).toBeUndefined()
  expect(theirs?.entries[0]?.vehicleId).toBeUndefined()
  expect(theirs?.code).not.toBe(entered.code)
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ taken: 1 })
  expect((await poolsOf(event.id)).get('S1')).toMatchObject({ taken: 1 })
  const entrants = await receiver.client.call(listEntrants, { params: { eventId: event.id } })
  expect(entrants.body.items).toEqual([])
  await control.settle()
  const titleOf = async (client: Client) =>
    (await client.call(listNotifications, { query: {} })).body.items[0]?.title
  expect(await titleOf(giver.client)).toBe('You transferred your entry')
  expect(await titleOf(receiver.client)).toBe('You have an entry for an event')

  const car = await putVehicle(receiver.userId)
  const finish = (more: object) =>
    receiver.client.call(changeRegistration, {
      params: { registrationId: entered.id },
      body: {
        eventId: event.id,
        entries: [{ classKey: 'S1', vehicleId: car.id }],
        answers: { club: 'Highs' },
        isListed: true,
        moreCents: 0,
        refundCents: 0,
        version: theirs?.version ?? 0,
        ...more,
      },
    })
  expectRefused(await finish({}), 'waiver_needed', 'Accept the waiver to enter.')
  const finished = await finish({ waiverVersion: event.waiverVersion })
  expectSuccess(finished)
  expect(finished.body.isUnfinished).toBeUndefined()
  expect(finished.body).toMatchObject({ entries: [{ id: theirs?.entries[0]?.id, vehicleId: car.id }] })
})

test('the older ticket no longer opens the gate, and the new one does', async () => {
  const event = await liveEvent(organizer.userId)
  const giver = await entrant(event)
  const receiver = await feedMember(url)
  expectSuccess(await handOver(giver.client, event, giver.id, receiver))
  const ticket = (await mine(receiver.client, event))?.ticket
  const stored = await storedRegistration({ eventId: event.id, id: giver.id })
  await changeStored(stored, { pay: { ...stored.pay, state: 'none', dueCents: 0 } })
  const scan = (shown: string | undefined) =>
    organizer.client.call(checkIn, { params: { eventId: event.id }, body: someScan({ ticket: shown ?? '' }) })
  const old = await scan(giver.ticket)
  expectProblem(old, 404, 'ticket_unknown')
  expect(old.body).toMatchObject({
    detail: 'This ticket is no longer valid. Ask for the newer one, or look for the name in the list.',
  })
  expect((await scan(ticket)).body).toMatchObject({ outcome: 'in' })
  expectRefused(
    await offer(receiver.client, event, giver.id, giver.email),
    'checked_in',
    'You are checked in, so this entry stays yours.',
  )
})

test('no one hands over to themselves, and who has entered takes no second entry', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const other = await entrant(event)
  expectRefused(
    await offer(giver.client, event, giver.id, giver.email),
    'own_account',
    'This is your own email address.',
  )
  const refused = await handOver(giver.client, event, giver.id, other)
  expectRefused(refused, 'already_entered', 'You have already entered this event.')
  expect((await mine(giver.client, event))?.id).toBe(giver.id)
})

test('an offer answers the same for every address, and changes nothing until its owner accepts', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const [member, entered, suspended] = await Promise.all([
    feedMember(url, { name: 'Rae Ceiver' }),
    entrant(event),
    feedMember(url, { status: 'suspended' }),
  ])
  const email = newEmail()
  for (const address of [member.email, entered.email, suspended.email, email]) {
    const answer = await offer(giver.client, event, giver.id, address)
    expect([answer.status, answer.body]).toEqual([200, { handedTo: address }])
    expect(await mine(giver.client, event)).toMatchObject({ handingTo: address, ticketIssue: 1 })
  }
  // One address has the offer at a time.
  expect(await offersTo(member.client)).toEqual([])
  expectProblem(await accept(member.client, event, giver.id), 404, 'registration_not_found')
  await control.settle()
  expect((await control.inbox(email)).map(({ subject }) => subject)).toContain(
    `You are offered an entry for ${event.title}`,
  )
  expect(await control.inbox(suspended.email)).toEqual([])
  const { client } = await completeMember(url, { email })
  expect(await offersTo(client)).toMatchObject([
    { id: giver.id, eventTitle: event.title, giverName: 'Pat Person', dueCents: 3000 },
  ])
  expectSuccess(await accept(client, event, giver.id))
  expect(await offersTo(client)).toEqual([])
  const theirs = await mine(client, event)
  expect(theirs).toMatchObject({ id: giver.id, ticketIssue: 2 })
  expect(theirs).not.toHaveProperty('handingTo')
})

test('an offer is taken back or declined, and goes with the account of its address', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const receiver = await feedMember(url)
  const end = (client: Client) => client.call(endHandOver, about(event, giver.id))
  for (const client of [giver.client, receiver.client]) {
    expectSuccess(await offer(giver.client, event, giver.id, receiver.email))
    expect((await end(client)).status).toBe(204)
    expect(await mine(giver.client, event)).not.toHaveProperty('handingTo')
    expectProblem(await accept(receiver.client, event, giver.id), 404, 'registration_not_found')
  }
  expectSuccess(await offer(giver.client, event, giver.id, receiver.email))
  const now = addTime(await control.now(), { hours: 1 })
  await erased.eraseAt?.({ email: receiver.email, until: undefined, passedOn: false, now })
  const kept = await mine(giver.client, event)
  expect(kept).not.toHaveProperty('handingTo')
  expect(kept).toMatchObject({ updatedAt: now })
})

test('accepting again changes nothing, also in another tab, and no one takes over their own entry', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const receiver = await feedMember(url)
  expectSuccess(await offer(giver.client, event, giver.id, receiver.email))
  const answers = await Promise.all([1, 2, 3].map(() => accept(receiver.client, event, giver.id)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expectSuccess(await accept(receiver.client, event, giver.id))
  const stored = await storedRegistration({ eventId: event.id, id: giver.id })
  expect(stored.ticketIssue).toBe(2)
  expectProblem(await accept(giver.client, event, giver.id), 404, 'registration_not_found')
  // Someone whose address is the one to which they offered it.
  const { email } = receiver
  await changeStored(stored, { handingTo: email })
  const { createdAt } = stored
  const own = { email, eventId: event.id, registrationId: giver.id, createdAt, endsAt: createdAt, version: 1 }
  await commit(entryOffers.derive(own))
  expect(await offersTo(receiver.client)).toEqual([])
  expectProblem(await accept(receiver.client, event, giver.id), 404, 'registration_not_found')
})

test('what the giver is paying goes on until someone who may take the entry accepts it', async () => {
  const event = await anEvent()
  const [giver, entered] = await Promise.all([entrant(event), entrant(event)])
  expectSuccess(await offer(giver.client, event, giver.id, entered.email))
  const stored = await storedRegistration({ eventId: event.id, id: giver.id })
  const change = {
    number: 1,
    entries: [],
    price: [],
    answers: {},
    isListed: true,
    dueCents: 100,
    classKeys: [],
    until: addTime(await control.now(), { hours: 1 }),
  }
  await changeStored(stored, { change })
  expectProblem(await accept(entered.client, event, giver.id), 409, 'already_entered')
  expect(await storedRegistration({ eventId: event.id, id: giver.id })).toMatchObject({ change })
})

test('an entry that ends is no longer on offer, also after it was taken back', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const receiver = await feedMember(url)
  expectSuccess(await offer(giver.client, event, giver.id, receiver.email))
  const left = await giver.client.call(withdrawRegistration, {
    params: { registrationId: giver.id },
    body: { eventId: event.id, refundCents: 0 },
  })
  expectSuccess(left)
  const ended = await storedRegistration({ eventId: event.id, id: giver.id })
  expect(ended).not.toHaveProperty('handingTo')
  expect(
    await entryOffers.get({ email: receiver.email, registrationId: giver.id }, { consistent: true }),
  ).toBeUndefined()
  await changeStored(ended, { status: 'confirmed' })
  expectProblem(await accept(receiver.client, event, giver.id), 404, 'registration_not_found')
})

test('an offer outlives the closing time that it was made before, and one that is gone is made again', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const receiver = await feedMember(url)
  const key = { email: receiver.email, registrationId: giver.id }
  const made = async () => {
    expectSuccess(await offer(giver.client, event, giver.id, receiver.email))
    const found = await entryOffers.get(key, { consistent: true })
    expect(found?.endsAt).toBe(addTime(event.endsAt ?? '', { days: 30 }))
    return found
  }
  const first = await made()
  expect(await made()).toEqual(first)
  if (first) await commit(entryOffers.delete(first))
  await made()
  expectSuccess(await accept(receiver.client, event, giver.id))
})

test('after entries close, and before a place is confirmed, an entry stays', async () => {
  const now = await control.now()
  const closesAt = addTime(now, { minutes: 1 })
  const event = await putPublished(
    organizer.userId,
    { payment: 'gate', timeZone: 'America/Chicago' },
    { entriesCloseAt: closesAt },
  )
  const giver = await entrant(event)
  const receiver = await feedMember(url)
  const stored = await storedRegistration({ eventId: event.id, id: giver.id })
  const waiting = await changeStored(stored, { status: 'waiting' })
  expectRefused(
    await offer(giver.client, event, giver.id, receiver.email),
    'not_transferable',
    'Only a confirmed entry can be transferred.',
  )
  await changeStored(waiting, { status: 'confirmed' })
  expectSuccess(await handOver(giver.client, event, giver.id, receiver))
})

test('what was paid goes back to the one who paid, also after the entry was handed on twice', async () => {
  const event = await anEvent({ payment: 'online' })
  const payer = await confirmedEntry(url, event)
  await control.settle()
  const second = await feedMember(url)
  const third = await feedMember(url)
  expectSuccess(await handOver(payer.client, event, payer.registration.id, second))
  expectSuccess(await handOver(second.client, event, payer.registration.id, third))
  const theirs = await mine(third.client, event)
  expect(theirs).toMatchObject({ isPaidByOther: true, pay: { state: 'paid', paidCents: 3000 } })
  expect(JSON.stringify(theirs)).not.toContain(payer.userId)
  const left = await third.client.call(withdrawRegistration, {
    params: { registrationId: payer.registration.id },
    body: { eventId: event.id, refundCents: 3000 },
  })
  expectSuccess(left)
  await control.settle()
  const typesOf = async (userId: string) => (await booksOf(userId)).map(({ type }) => type).sort()
  expect(await typesOf(payer.userId)).toEqual(['payment', 'refund'])
  expect(await typesOf(second.userId)).toEqual([])
  expect(await typesOf(third.userId)).toEqual([])
  const stored = await registrations.get({ eventId: event.id, id: payer.registration.id })
  expect(stored).toMatchObject({ status: 'withdrawn', pay: { state: 'refunded', refundedCents: 3000 } })
})

test('five hand-overs at once to five members give it to one of them', async () => {
  const event = await anEvent()
  const giver = await entrant(event)
  const all = await Promise.all(Array.from({ length: 5 }, () => feedMember(url)))
  const answers = await Promise.all(all.map((to) => handOver(giver.client, event, giver.id, to)))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status >= 300))
    expect(['registration_not_found', 'version_conflict']).toContain(
      expectProblem(answer, answer.status).code,
    )
  const holders = await Promise.all(all.map(({ client }) => mine(client, event)))
  expect(holders.filter(Boolean)).toHaveLength(1)
  expect((await storedRegistration({ eventId: event.id, id: giver.id })).ticketIssue).toBe(2)
})

test('a hand-over and a withdrawal at once end in one of both, and the new one keeps what they got', async () => {
  const event = await anEvent({ capacity: 20 })
  const pairs = await Promise.all(
    Array.from({ length: 6 }, async () => ({
      giver: await entrant(event),
      receiver: await feedMember(url),
    })),
  )
  const outcomes = await Promise.all(
    pairs.map(async ({ giver, receiver }) => {
      const [handed, left] = await Promise.all([
        handOver(giver.client, event, giver.id, receiver),
        giver.client.call(withdrawRegistration, {
          params: { registrationId: giver.id },
          body: { eventId: event.id, refundCents: 0 },
        }),
      ])
      return { handed: handed.status < 300, left: left.status < 300 }
    }),
  )
  for (const [at, { giver, receiver }] of pairs.entries()) {
    const { handed, left } = outcomes[at] ?? {}
    expect(handed).not.toBe(left)
    const { status, userId } = await storedRegistration({ eventId: event.id, id: giver.id })
    expect(status).toBe(handed ? 'confirmed' : 'withdrawn')
    expect(userId).toBe(handed ? receiver.userId : giver.userId)
  }
  const kept = outcomes.filter(({ handed }) => handed).length
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ taken: kept, available: 20 - kept })
})

test('a member who is handed two entries of one event at once gets one', async () => {
  const event = await anEvent()
  const [one, other] = await Promise.all([entrant(event), entrant(event)])
  const receiver = await feedMember(url)
  const answers = await Promise.all(
    [one, other].map(({ client, id }) => handOver(client, event, id, receiver)),
  )
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status >= 300))
    expectProblem(answer, 409, 'already_entered')
})
