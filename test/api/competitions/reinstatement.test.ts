import { expect, test } from 'vitest'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { cancelRegistration } from '#shared/competitions/desk/contract.ts'
import { reinstateRegistration } from '#shared/competitions/desk/reinstatement-contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { entrant } from '#test/support/changing-entries.ts'
import { inClass, judgedEvent, putClass, sendRun, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { about } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { publish } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const reason = 'They went home early.'

type Someone = Awaited<ReturnType<typeof entrant>>

const entryOf = async (someone: Someone, classKey = 'S1') => {
  const found = (await someone.read()).entries.find((one) => one.classKey === classKey)
  if (!found) throw new Error(`They are not in ${classKey}.`)
  return { ...found, entryId: found.id }
}

/** An entrant of S1 with a run, whom the organizer then cancelled. */
async function cancelledWithRun(changes: Parameters<typeof judgedEvent>[0] = {}) {
  const judged = await judgedEvent(changes)
  const desk = judged.organizer.client
  const someone = await entrant(url, judged.event, ['S1'])
  const entry = await entryOf(someone)
  expectSuccess(await sendRun(desk, judged, entry, { measuredHundredths: 15_130 }))
  expectSuccess(await desk.call(cancelRegistration, { ...about(await someone.read()), body: { reason } }))
  const again = async (client = desk, more: { entryId?: `ent_${string}` } = {}) => {
    const now = await someone.read()
    return client.call(reinstateRegistration, { ...about(now), body: { version: now.version, ...more } })
  }
  return { judged, desk, someone, entry, again }
}

test('the desk takes a cancelled entry back with its number, its place and its runs', async () => {
  const { judged, someone, entry, again } = await cancelledWithRun()
  const helper = await staffOf(judged.eventId, 'desk')
  const before = await someone.read()
  expect(before.status).toBe('cancelled')
  const answer = await again(helper.client)
  expectSuccess(answer)
  expect(answer.body).toMatchObject({ status: 'confirmed', number: before.number, code: before.code })
  expect((await poolsOf(judged.eventId)).get('S1')).toMatchObject({ taken: 1 })
  await control.settle()
  const head = await staffOf(judged.eventId, 'head_judge')
  expectSuccess(await publish(head.client, judged))
  await control.settle()
  const board = await judged.organizer.client.call(getBoard, inClass(judged))
  expect(board.body.rows.find(({ entryId }) => entryId === entry.entryId)).toMatchObject({ place: 1 })
  // A second press finds it there already.
  expectProblem(await again(), 409, 'not_reinstatable')
})

test('two who reinstate the same entry at once take one place', async () => {
  const { judged, someone, desk } = await cancelledWithRun()
  const now = await someone.read()
  const press = () => desk.call(reinstateRegistration, { ...about(now), body: { version: now.version } })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await poolsOf(judged.eventId)).get('event')).toMatchObject({ taken: 1 })
})

test('what was refunded is due again', async () => {
  const judged = await judgedEvent({
    changes: {
      payment: 'gate',
      fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 3000 },
    },
  })
  const someone = await entrant(url, judged.event, ['S1'])
  expectSuccess(
    await someone.client.call(withdrawRegistration, {
      params: { registrationId: someone.id },
      body: { eventId: judged.eventId, refundCents: 0 },
    }),
  )
  const now = await someone.read()
  const answer = await judged.organizer.client.call(reinstateRegistration, {
    ...about(now),
    body: { version: now.version },
  })
  expect(answer.body.pay).toMatchObject({ state: 'due', dueCents: 3000 })
})

test('one class that was withdrawn is taken back with its runs, and costs what it costs now', async () => {
  const judged = await judgedEvent()
  const someone = await entrant(url, judged.event, ['S1', 'SQ1'])
  const entry = await entryOf(someone)
  expectSuccess(await sendRun(judged.organizer.client, judged, entry))
  expectSuccess(
    await someone.client.call(withdrawRegistration, {
      params: { registrationId: someone.id },
      body: { eventId: judged.eventId, entryId: entry.entryId, refundCents: 0 },
    }),
  )
  const now = await someone.read()
  const answer = await judged.organizer.client.call(reinstateRegistration, {
    ...about(now),
    body: { version: now.version, entryId: entry.entryId },
  })
  expectSuccess(answer)
  expect((await entryOf(someone)).status).toBe('in')
  expect((await entryOf(someone)).entryId).toBe(entry.entryId)
})

test('no one is taken back into a full or an ended class, into an event that they entered again, or by a stranger', async () => {
  const { judged, again, someone } = await cancelledWithRun({
    changes: { classes: [someClass('S1', { capacity: 1 }), someClass('SQ1')] },
  })
  expectProblem(await again(someone.client), 404, 'not_desk')
  await entrant(url, judged.event, ['S1'])
  expectRefused(await again(), 'class_full', 'Class S1 is full.')
  const other = await cancelledWithRun()
  await putClass(other.judged, { state: 'verified', revision: 1 })
  expectRefused(await other.again(), 'class_state', 'Class S1 is over, so no one can join or leave it.')
})
