import { beforeAll, expect, test } from 'vitest'
import { erased } from '#core/events/registrations/member-data.ts'
import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import {
  cancelRegistration,
  getSettlement,
  listRegistrations,
  takeCash,
  waiveFee,
} from '#shared/competitions/desk/contract.ts'
import { getRoster } from '#shared/competitions/desk/gate-contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { change, type Entrant, entrant, named, paidEntrant, pays } from '#test/support/changing-entries.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { handOver } from '#test/support/hand-over.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { putVehicle } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const classes = [someClass('S1', { feeCents: 1500 }), someClass('S2', { feeCents: 2500 })]
const anEvent = (more: Parameters<typeof putPublished>[1] = {}) =>
  putPublished(organizer.userId, { payment: 'both', classes, ...more })

const atDesk = ({ id, event }: Entrant) => ({ params: { eventId: event.id, registrationId: id } })
const takes = async (someone: Entrant, amountCents: number) =>
  expectSuccess(await organizer.client.call(takeCash, { ...atDesk(someone), body: { amountCents } }))
const cancels = async (someone: Entrant) => {
  const body = { reason: 'The venue is closed.' }
  expectSuccess(await organizer.client.call(cancelRegistration, { ...atDesk(someone), body }))
  await control.settle()
}
const figuresOf = async ({ event }: Entrant) =>
  (await organizer.client.call(getSettlement, { params: { eventId: event.id } })).body
const inBooks = async (userId: string) =>
  (await booksOf(userId)).map(({ type, amountCents }) => `${type} ${amountCents}`).sort()
const handsTo = async (someone: Entrant, to: Parameters<typeof handOver>[2]) =>
  expectSuccess(await handOver(someone.client, { eventId: someone.event.id, registrationId: someone.id }, to))

test('each part of an entry paid by card and in cash goes back the way it came', async () => {
  const event = await anEvent({ payment: 'both' })
  const someone = await paidEntrant(url, event, ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500, payAt: 'gate' }))
  const params = { eventId: event.id, registrationId: someone.id }
  expectSuccess(await organizer.client.call(takeCash, { params, body: { amountCents: 2500 } }))
  const body = { reason: 'The venue is closed.' }
  expectSuccess(await organizer.client.call(cancelRegistration, { params, body }))
  await control.settle()
  // The card has its part; the desk still owes the cash.
  expect((await someone.read()).pay).toMatchObject({ state: 'refund_pending', refundedCents: 7000 })
  const figures = () => organizer.client.call(getSettlement, { params: { eventId: event.id } })
  expect((await figures()).body).toMatchObject({
    cardCents: 4500,
    cashCents: 2500,
    toGiveBackCents: 2500,
    cashOnHandCents: 2500,
    netCents: 0,
  })
  expectSuccess(await organizer.client.call(giveCashBack, { params, body: { amountCents: 2500 } }))
  expect((await someone.read()).pay).toMatchObject({ state: 'refunded', givenBackCents: 2500 })
  expect((await figures()).body).toMatchObject({ toGiveBackCents: 0, cashOnHandCents: 0 })
})

test('cash that the desk owes stays owed while more is due and paid', async () => {
  const someone = await entrant(url, await anEvent(), ['S1', 'S2'], { payAt: 'gate' })
  await takes(someone, 7000)
  expectSuccess(await change(someone, ['S2'], { refundCents: 1500 }))
  const back = async () => {
    const { body } = await organizer.client.call(getRoster, { params: { eventId: someone.event.id } })
    return body.items[0]?.backCents
  }
  expect(await back()).toBe(1500)
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 1500, payAt: 'gate' }))
  expect((await someone.read()).pay).toMatchObject({ state: 'due', dueCents: 1500 })
  expect(await back()).toBe(1500)
  await takes(someone, 1500)
  expect(await back()).toBe(1500)
  const body = { amountCents: 1500 }
  expectSuccess(await organizer.client.call(giveCashBack, { ...atDesk(someone), body }))
  expect(await back()).toBeUndefined()
  expect(await figuresOf(someone)).toMatchObject({ cashOnHandCents: 7000, netCents: 7000 })
})

test('what was paid by card after a fee was waived goes back to the card', async () => {
  const someone = await entrant(url, await anEvent(), ['S1'], { payAt: 'gate' })
  const body = { reason: 'They lent us their generator.' }
  expectSuccess(await organizer.client.call(waiveFee, { ...atDesk(someone), body }))
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500, payAt: 'online' }))
  await pays(url, someone)
  await cancels(someone)
  expect((await someone.read()).pay).toMatchObject({
    state: 'refunded',
    paidCents: 2500,
    refundedCents: 2500,
  })
  expect(await inBooks(someone.userId)).toContain('refund 2500')
})

test('a fee that was waived never comes back as money', async () => {
  const someone = await paidEntrant(url, await anEvent(), ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500, payAt: 'gate' }))
  const body = { reason: 'They lent us their generator.' }
  expectSuccess(await organizer.client.call(waiveFee, { ...atDesk(someone), body }))
  expect(await figuresOf(someone)).toMatchObject({ waivedCents: 2500 })
  expectSuccess(await change(someone, ['S1'], { refundCents: 0 }))
  expect((await someone.read()).pay).toMatchObject({ paidCents: 4500, refundedCents: 0, waivedCents: 0 })
})

test('a member who withdraws from a class pays less at the gate first, and is refunded the rest', async () => {
  const someone = await paidEntrant(url, await anEvent(), ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500, payAt: 'gate' }))
  const { entries } = await someone.read()
  const withdraw = (classKey: string, refundCents: number) =>
    someone.client.call(withdrawRegistration, {
      ...named(someone),
      body: {
        eventId: someone.event.id,
        refundCents,
        entryId: entries.find((entry) => entry.classKey === classKey)?.id,
      },
    })
  expectSuccess(await withdraw('S2', 0))
  const after = await someone.read()
  expect(after.pay).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 4500, refundedCents: 0 })
  expect(after.price.map(({ cents }) => cents)).toEqual([3000, 1500])
})

test('cash of an entry that was handed over is for the member who paid it', async () => {
  const someone = await entrant(url, await anEvent(), ['S1'], { payAt: 'gate' })
  await takes(someone, 4500)
  const receiver = await feedMember(url, { firstName: 'Rae', lastName: 'Ceiver', name: 'Rae Ceiver' })
  await handsTo(someone, receiver)
  await cancels(someone)
  const params = { eventId: someone.event.id }
  const listed = await organizer.client.call(listRegistrations, { params, query: { status: 'cancelled' } })
  expect(listed.body.items[0]).toMatchObject({ name: 'Rae Ceiver', cashBackTo: 'Pat Person' })
  const { items } = (await organizer.client.call(getRoster, { params })).body
  expect(items[0]).toMatchObject({ backCents: 4500, backTo: 'Pat Person' })
})

test('two payers are each refunded, the latest payment first, and the entrant reads their own part of it', async () => {
  const someone = await paidEntrant(url, await anEvent(), ['S1'])
  const receiver = await feedMember(url)
  await handsTo(someone, receiver)
  const second: Entrant = { ...someone, client: receiver.client, userId: receiver.userId }
  expectSuccess(await finishes(second, 2500))
  await pays(url, second)
  const { body } = await second.client.call(getMyRegistration, { params: { eventId: someone.event.id } })
  expect(body.registration).toMatchObject({ isPaidByOther: true, ownLeftCents: 2500 })
  await cancels(second)
  expect(await inBooks(someone.userId)).toEqual(['payment 4500', 'refund 4500'])
  expect(await inBooks(receiver.userId)).toEqual(['payment 2500', 'refund 2500'])
})

test('the member who paid is refunded when the one who has the entry deletes their account', async () => {
  const someone = await paidEntrant(url, await anEvent(), ['S1'])
  const receiver = await feedMember(url)
  await handsTo(someone, receiver)
  await erased.erase?.({ userId: receiver.userId, user: undefined, now: await control.now() })
  await control.settle()
  expect(await inBooks(someone.userId)).toEqual(['payment 4500', 'refund 4500'])
})

test('a place is offered when one of two vehicles leaves its class', async () => {
  const full = [someClass('S1', { capacity: 2 }), someClass('S2')]
  const event = await putPublished(organizer.userId, { payment: 'gate', classes: full })
  const someone = await entrant(url, event, ['S1'])
  const { id: vehicleId } = await putVehicle(someone.userId)
  const both = [
    { classKey: 'S1', vehicleId: someone.vehicleId },
    { classKey: 'S1', vehicleId },
  ]
  expectSuccess(await change(someone, [], { entries: both }))
  const waiting = await entrant(url, event, ['S1'], { joinWaitingList: true })
  const one = [
    { classKey: 'S1', vehicleId: someone.vehicleId },
    { classKey: 'S2', vehicleId },
  ]
  expectSuccess(await change(someone, [], { entries: one }))
  await control.settle()
  expect((await waiting.read()).status).toBe('offered')
})

/** The receiver of an entry chooses their own vehicle, and one class more. */
async function finishes(second: Entrant, moreCents: number) {
  const { id: vehicleId } = await putVehicle(second.userId)
  return change({ ...second, vehicleId }, ['S1', 'S2'], { moreCents, payAt: 'online' })
}
