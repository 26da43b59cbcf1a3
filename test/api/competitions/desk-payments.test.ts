import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { billingRows } from '#core/billing/member-billing/billing-rows.ts'
import { paidAtShows } from '#core/billing/transactions/paid-at-shows.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { getMemberBilling } from '#shared/billing/member-billing/contract.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import { cancelRegistration, getSettlement, takeCash, waiveFee } from '#shared/competitions/desk/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { about, at, checkedIn, scanned } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { changeStored } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const { anEntrant, anEvent, atTheDesk, organizer } = await deskWorld(url)

test('someone who has not paid hears what to take, and is in after paying in cash', async () => {
  const event = await anEvent()
  const desk = await atTheDesk(event)
  const { registration, userId, ticket } = await anEntrant(event)
  const unpaid = await scanned(desk, event, { ticket })
  expect(unpaid.body).toMatchObject({ outcome: 'unpaid', sentence: 'Unpaid: take $30.00' })
  expect(await checkedIn(event)).toBe(0)
  expectRefused(
    await desk.call(takeCash, { ...about(registration), body: { amountCents: 2000 } }),
    'amount_differs',
    '$30.00 is due. Check the amount.',
  )
  const paid = await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expect(paid.body.pay).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 3000, method: 'cash' })
  const again = await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expectProblem(again, 409, 'nothing_due')
  expect((await scanned(desk, event, { ticket })).body.outcome).toBe('in')
  const { items } = await transactions.list({ pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 10 })
  expect(items).toMatchObject([
    {
      id: paid.body.pay.transactionId,
      type: 'payment',
      paymentProvider: 'manual',
      amountCents: 3000,
      purpose: { kind: 'entry', registrationId: registration.id },
    },
  ])
})

test('cash at the gate counts in the total and the list of the member, and goes when it is given back', async () => {
  const event = await anEvent()
  const { registration, client, userId } = await anEntrant(event)
  const admin = await demoClient(url, 'admin')
  const shown = async () => {
    await controlOf(url).settle()
    const own = (await client.call(getUserBillingOverview, {})).body
    const { row } = (await admin.call(getMemberBilling, { params: { userId } })).body
    const listed = await billingRows.get({ id: userId }, { consistent: true })
    expect(listed).toMatchObject(row)
    return { own, row }
  }
  await organizer.client.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  const { own, row } = await shown()
  expect(own).toMatchObject({ totalSpentCents: 3000, transactions: [{ amountCents: 3000 }] })
  expect(own.transactions.map(isPaidAtShow)).toEqual([true])
  expect(row).toMatchObject({ totalSpentCents: 3000, lastPayment: { amountCents: 3000, atShow: true } })
  const { body } = await admin.call(listAllTransactions, { query: { userId, plan: 'Event entries' } })
  expect(body.items).toEqual([])

  const reason = 'The car was sold last week.'
  await organizer.client.call(cancelRegistration, { ...about(registration), body: { reason } })
  await organizer.client.call(giveCashBack, { ...about(registration), body: { amountCents: 3000 } })
  const after = await shown()
  expect([after.own.totalSpentCents, after.row.totalSpentCents]).toEqual([0, 0])
  const counted = await paidAtShows.get({ userId }, { consistent: true })
  expect(counted).toMatchObject({ count: 0 })
  await eraseAccount(userId, await controlOf(url).now())
  await controlOf(url).settle()
  expect(await paidAtShows.get({ userId }, { consistent: true })).toBeUndefined()
})

test('cash is taken once, however many take it at the same moment', async () => {
  const event = await anEvent()
  const { registration, userId } = await anEntrant(event)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      organizer.client.call(takeCash, { ...about(registration), body: { amountCents: 3000 } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { items } = await transactions.list({ pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 10 })
  expect(items).toHaveLength(1)
})

test('organizers cancel with all the money back and waive fees; the desk does neither', async () => {
  const event = await anEvent()
  const desk = await atTheDesk(event)
  const { registration } = await anEntrant(event)
  const reason = 'The car was sold last week.'
  await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expectProblem(
    await desk.call(cancelRegistration, { ...about(registration), body: { reason } }),
    403,
    'not_organizer',
  )
  const cancelled = await organizer.client.call(cancelRegistration, {
    ...about(registration),
    body: { reason },
  })
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    pay: { state: 'refund_pending', paidCents: 3000, refundedCents: 3000 },
  })
  expect((await poolsOf(event.id)).get('event')?.taken).toBe(0)
  const other = await anEntrant(event)
  expectProblem(
    await desk.call(waiveFee, { ...about(other.registration), body: { reason } }),
    403,
    'not_organizer',
  )
  const waived = await organizer.client.call(waiveFee, { ...about(other.registration), body: { reason } })
  expect(waived.body.pay).toMatchObject({ state: 'waived', dueCents: 0, paidCents: 0 })
})

test('the figures say what came in by card and in cash, what went back and what is left', async () => {
  const event = await anEvent()
  const [card, cash, waived, due, back] = await Promise.all(Array.from({ length: 5 }, () => anEntrant(event)))
  if (!card || !cash || !waived || !due || !back) throw new Error('Five people are needed.')
  await changeStored(card.registration, {
    pay: { state: 'paid', dueCents: 0, paidCents: 3000, refundedCents: 500, method: 'card' },
  })
  for (const { registration } of [cash, back])
    await organizer.client.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  const body = { reason: 'A friend of the house.' }
  await organizer.client.call(waiveFee, { ...about(waived.registration), body })
  await organizer.client.call(cancelRegistration, { ...about(back.registration), body })
  await scanned(organizer.client, event, { ticket: cash.ticket })
  expect((await organizer.client.call(getSettlement, at(event))).body).toEqual({
    cardCents: 3000,
    paypalCents: 0,
    cashCents: 6000,
    waivedCents: 3000,
    refundedCents: 500,
    toGiveBackCents: 3000,
    cashOnHandCents: 6000,
    dueCents: 3000,
    netCents: 5500,
    confirmed: 4,
    checkedIn: 1,
  })
  await organizer.client.call(giveCashBack, { ...about(back.registration), body: { amountCents: 3000 } })
  expect((await organizer.client.call(getSettlement, at(event))).body).toMatchObject({
    refundedCents: 3500,
    toGiveBackCents: 0,
    cashOnHandCents: 3000,
    netCents: 5500,
  })
  const desk = await atTheDesk(event)
  expectProblem(await desk.call(getSettlement, at(event)), 403, 'not_organizer')
})
