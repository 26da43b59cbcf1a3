import { beforeAll, expect, test } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import {
  addWalkIn,
  cancelRegistration,
  type DeskRegistration,
  getDesk,
  getSettlement,
  takeCash,
} from '#shared/competitions/desk/contract.ts'
import { getRoster } from '#shared/competitions/desk/gate-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { cancelEvent } from '#shared/events/events/own-contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { about, at, liveEvent, someWalkIn } from '#test/support/desk.ts'
import { anOrganizer, putHelper, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

type Of = Pick<DeskRegistration, 'eventId' | 'id'>
const reason = 'The lot is under water.'

/** Someone who has entered and paid at the gate. */
async function paidInCash(event: Event, classKeys: string[] = [], amountCents = 3000) {
  const { client, userId } = await feedMember(url)
  const { id: vehicleId } = await putVehicle(userId)
  const entries = classKeys.map((classKey) => ({ classKey, vehicleId }))
  const registration = await enter(event, userId, { entries, payAt: 'gate' })
  expectSuccess(await organizer.client.call(takeCash, { ...about(registration), body: { amountCents } }))
  return { client, userId, registration }
}

async function cancelled(event: Event): Promise<void> {
  const { body } = await organizer.client.call(getDesk, at(event))
  expect(body.status).toBe('published')
  const { version } = event
  expectSuccess(await organizer.client.call(cancelEvent, { ...at(event), body: { reason, version } }))
  await cancelRegistrationsOf(event.id, await control.now())
}

const deviceAt = await control.now()
const give = (client: Client, of: Of, amountCents = 3000) =>
  client.call(giveCashBack, { ...about(of), body: { amountCents, deviceAt } })
const paymentsOf = async (userId: string) =>
  (await transactions.list({ pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 10 })).items
const figures = async (event: Event) => (await organizer.client.call(getSettlement, at(event))).body

test('the desk of a cancelled event says whose cash is to be given back, and notes that it was', async () => {
  const event = await liveEvent(organizer.userId)
  const member = await paidInCash(event)
  const guest = (await organizer.client.call(addWalkIn, { ...at(event), body: someWalkIn() })).body
  await cancelled(event)
  const roster = await organizer.client.call(getRoster, at(event))
  expect(roster.body.items.map(({ backCents }) => backCents).sort()).toEqual([3000, 4000])
  expect(await figures(event)).toMatchObject({
    cashCents: 7000,
    refundedCents: 0,
    toGiveBackCents: 7000,
    cashOnHandCents: 7000,
    netCents: 0,
  })
  const given = await give(organizer.client, member.registration)
  expect(given.body).toMatchObject({
    status: 'cancelled',
    pay: { state: 'refunded', refundedCents: 3000, givenBackCents: 3000 },
  })
  expect(await paymentsOf(member.userId)).toMatchObject([
    { status: 'refunded', refundedCents: 3000, metadata: { givenBackBy: organizer.userId } },
  ])
  expect((await storedRegistration(member.registration)).cashBack).toMatchObject({ by: organizer.userId })
  expectSuccess(await give(organizer.client, guest, 4000))
  expect(await figures(event)).toMatchObject({
    cashCents: 7000,
    refundedCents: 7000,
    toGiveBackCents: 0,
    cashOnHandCents: 0,
    netCents: 0,
  })
  const after = await organizer.client.call(getRoster, at(event))
  expect(after.body.items.map(({ backCents }) => backCents)).toEqual([undefined, undefined])
})

test('cash goes back once, from however many devices it is noted at the same moment', async () => {
  const event = await liveEvent(organizer.userId)
  const { registration, userId } = await paidInCash(event)
  await organizer.client.call(cancelRegistration, { ...about(registration), body: { reason } })
  const helper = await feedMember(url)
  await putHelper(event.id, helper.userId, { role: 'desk' })
  const answers = await Promise.all(
    [organizer.client, helper.client, organizer.client, helper.client].map((one) => give(one, registration)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectProblem(answer, 409, 'nothing_to_give_back')
  expect(await paymentsOf(userId)).toMatchObject([{ status: 'refunded', refundedCents: 3000 }])
})

test('the same note sent again by its device gets the first answer', async () => {
  const event = await liveEvent(organizer.userId)
  const { registration } = await paidInCash(event)
  await organizer.client.call(cancelRegistration, { ...about(registration), body: { reason } })
  const body = { amountCents: 3000, deviceAt }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = () => organizer.client.call(giveCashBack, { ...about(registration), body }, key)
  const first = await send()
  expectSuccess(first)
  const again = await send()
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotency-replayed']).toBe('true')
})

test('two classes withdrawn one after the other are each refunded when due', async () => {
  const fees = [someClass('S1', { feeCents: 1500 }), someClass('S2', { feeCents: 2000 }), someClass('S3')]
  const event = await liveEvent(organizer.userId, { classes: fees })
  const { client, registration, userId } = await paidInCash(event, ['S1', 'S2', 'S3'], 6500)
  const withdraw = async (index: number, refundCents: number) =>
    expectSuccess(
      await client.call(withdrawRegistration, {
        params: { registrationId: registration.id },
        body: { eventId: event.id, entryId: registration.entries[index]?.id as never, refundCents },
      }),
    )
  await withdraw(0, 1500)
  expectProblem(await give(organizer.client, registration, 2000), 409, 'amount_differs')
  const first = await give(organizer.client, registration, 1500)
  expect(first.body.pay).toMatchObject({ state: 'partially_refunded', givenBackCents: 1500 })
  await withdraw(1, 2000)
  expectProblem(await give(organizer.client, registration, 3500), 409, 'amount_differs')
  const second = await give(organizer.client, registration, 2000)
  expect(second.body).toMatchObject({
    status: 'confirmed',
    pay: { state: 'partially_refunded', refundedCents: 3500, givenBackCents: 3500 },
  })
  expect(await paymentsOf(userId)).toMatchObject([{ status: 'partially_refunded', refundedCents: 3500 }])
  expect(await figures(event)).toMatchObject({ toGiveBackCents: 0, cashOnHandCents: 3000, netCents: 3000 })
})

test('no cash goes back to someone who has not paid or whose entry stands', async () => {
  const event = await liveEvent(organizer.userId)
  const { userId } = await feedMember(url)
  const unpaid = await enter(event, userId, { payAt: 'gate' })
  expectProblem(await give(organizer.client, unpaid), 409, 'nothing_to_give_back')
  const { registration } = await paidInCash(event)
  expectProblem(await give(organizer.client, registration), 409, 'nothing_to_give_back')
})
