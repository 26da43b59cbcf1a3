import { expect, test } from 'vitest'
import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import { offerNextPlaces } from '#core/events/registrations/offer-next-places.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { cancelRegistration, moveEntry } from '#shared/competitions/desk/contract.ts'
import {
  acceptPlaceOffer,
  handOverRegistration,
  withdrawRegistration,
} from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, payRegistration, previewEntry } from '#shared/events/registrations/contract.ts'
import { change, entrant, named, pays } from '#test/support/changing-entries.ts'
import { inClass, type Judged, judgedEvent, putClass, sendRun, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { about } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { putVehicle, someEntry } from '#test/support/registrations.ts'
import { publish } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const sentence = 'Class S1 is over, so no one can join or leave it.'
const s1IsOver = (judged: Judged, state: CompetitionClass['state'] = 'provisional') =>
  putClass(judged, { state, revision: 1 })
const ofOne = (someone: Awaited<ReturnType<typeof entrant>>) => ({
  registrationId: someone.id,
})

test.each(['provisional', 'final', 'verified'] as const)(
  'no one joins or leaves a class that is %s, by any way',
  async (state) => {
    const judged = await judgedEvent()
    const winner = await entrant(url, judged.event, ['S1'])
    const other = await entrant(url, judged.event, ['SQ1'])
    const stranger = await feedMember(url)
    const { id: vehicleId } = await putVehicle(stranger.userId)
    await s1IsOver(judged, state)
    const before = await winner.read()
    const params = { eventId: judged.eventId }
    const entries = [{ classKey: 'S1', vehicleId }]
    expectRefused(
      await stranger.client.call(enterEvent, { params, body: someEntry({ entries }) }),
      'class_state',
      sentence,
    )
    const preview = await stranger.client.call(previewEntry, { params, body: { entries } })
    expect(preview.body.refusals).toEqual({ S1: sentence })
    expectRefused(await change(winner, ['SQ1']), 'class_state', sentence)
    expectRefused(
      await change(winner, ['S1', 'S1'], { entries: [...(await withOther(winner))] }),
      'class_state',
      sentence,
    )
    expectRefused(await change(other, ['SQ1', 'S1']), 'class_state', sentence)
    expectRefused(
      await winner.client.call(withdrawRegistration, {
        params: ofOne(winner),
        body: { ...params, refundCents: 0 },
      }),
      'class_state',
      sentence,
    )
    expectRefused(
      await winner.client.call(handOverRegistration, {
        params: ofOne(winner),
        body: { ...params, email: stranger.email },
      }),
      'class_state',
      sentence,
    )
    const desk = judged.organizer.client
    expectRefused(
      await desk.call(cancelRegistration, { ...about(before), body: { reason: 'They asked me to.' } }),
      'class_state',
      sentence,
    )
    const [entry] = before.entries
    expectRefused(
      await desk.call(moveEntry, {
        params: { ...about(before).params, entryId: entry?.id ?? ('ent_' as never) },
        body: { classKey: 'SQ1', reason: 'They asked me to.', version: before.version },
      }),
      'class_state',
      sentence,
    )
    expect(await winner.read()).toEqual(before)
    // What does not touch the class still changes.
    expectSuccess(await change(winner, ['S1'], { isListed: false }))
    expectSuccess(await change(winner, ['S1', 'SQ1']))
  },
)

test('a void class takes no one, and lets go who is in it', async () => {
  const judged = await judgedEvent()
  const params = { eventId: judged.eventId }
  const [alone, several, stranger] = [
    await entrant(url, judged.event, ['S1']),
    await entrant(url, judged.event, ['S1', 'SQ1']),
    await entrant(url, judged.event, ['SQ1']),
  ]
  await s1IsOver(judged, 'void')
  expectRefused(await change(stranger, ['SQ1', 'S1']), 'class_state', sentence)
  const { entries } = await several.read()
  const entryId = entries.find(({ classKey }) => classKey === 'S1')?.id
  const leave = (someone: typeof alone, more: object) =>
    someone.client.call(withdrawRegistration, {
      params: ofOne(someone),
      body: { ...params, refundCents: 0, ...more },
    })
  expectSuccess(await leave(several, { entryId }))
  expectSuccess(await leave(alone, {}))
  expect((await alone.read()).status).toBe('withdrawn')
})

const withOther = async ({ userId }: { userId: string }) => {
  const { id } = await putVehicle(userId, { name: 'Other' })
  return [{ classKey: 'S1', vehicleId: id }]
}

test('one class of several can still be left while another is over', async () => {
  const judged = await judgedEvent()
  const someone = await entrant(url, judged.event, ['S1', 'SQ1'])
  await s1IsOver(judged)
  const { entries } = await someone.read()
  const leave = (classKey: string) =>
    someone.client.call(withdrawRegistration, {
      params: ofOne(someone),
      body: {
        eventId: judged.eventId,
        refundCents: 0,
        entryId: entries.find((one) => one.classKey === classKey)?.id,
      },
    })
  expectRefused(await leave('S1'), 'class_state', sentence)
  expectSuccess(await leave('SQ1'))
})

test('a place in a class that is over is neither offered nor taken', async () => {
  const judged = await judgedEvent()
  const { event } = judged
  const full = await entrant(url, event, ['S1'])
  const waits = await entrant(url, event, ['S1'])
  const waiting = await waits.read()
  await commit(
    registrations.put(
      {
        ...waiting,
        status: 'offered',
        offerUntil: event.endsAt,
        version: waiting.version + 1,
      },
      { version: waiting.version },
    ),
  )
  await s1IsOver(judged)
  expectRefused(
    await waits.client.call(acceptPlaceOffer, { params: ofOne(waits), body: { eventId: event.id } }),
    'class_state',
    sentence,
  )
  await offerNextPlaces(event.id, await control.now())
  expect((await waits.read()).status).toBe('offered')
  expect((await full.read()).status).toBe('confirmed')
})

test.each([
  ['its payer looks at it', true],
  ['no one looks at it', false],
])('a payment for a class that was over before it arrived goes back, where %s', async (_, looks) => {
  const judged = await judgedEvent({
    changes: {
      payment: 'online',
      fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 3000 },
      classes: [someClass('S1'), someClass('SQ1', { feeCents: 1000 })],
    },
  })
  const held = await entrant(url, judged.event, ['S1'])
  const paid = await entrant(url, judged.event, ['SQ1'])
  await pays(url, paid)
  await s1IsOver(judged)
  if (looks) expect(await pays(url, held)).toMatchObject({ status: 'expired' })
  else {
    const { body } = await held.client.call(payRegistration, named(held))
    await confirmPayment(url, body.payment)
  }
  await control.settle()
  expect((await held.read()).status).toBe('expired')
  expect((await booksOf(held.userId)).find(({ type }) => type === 'payment')).toMatchObject({
    amountCents: 3000,
    refundedCents: 3000,
  })
  expect((await paid.read()).status).toBe('confirmed')
})

test('places that are published while someone enters have them, or they are refused', async () => {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const first = await entrant(url, judged.event, ['S1'])
  const [entry] = (await first.read()).entries
  expectSuccess(await sendRun(head.client, judged, { entryId: entry?.id ?? ('ent_' as never) }))
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const member = await feedMember(url)
      return { ...member, vehicle: await putVehicle(member.userId) }
    }),
  )
  const [published, ...entering] = await Promise.all([
    publish(head.client, judged),
    ...people.map(({ client, vehicle }) =>
      client.call(enterEvent, {
        params: { eventId: judged.eventId },
        body: someEntry({ entries: [{ classKey: 'S1', vehicleId: vehicle.id }] }),
      }),
    ),
  ])
  const joined = entering.filter(({ status }) => status === 201)
  for (const answer of entering) if (answer.status !== 201) expectProblem(answer, 409, 'class_state')
  if (published.status === 200) {
    // No one came before it: who had come would have kept it from being published.
    expect(joined).toEqual([])
    const revision = await readRevision({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
    expect(revision?.entries.map(({ entryId }) => entryId)).toEqual([entry?.id])
  } else expectProblem(published, 409, 'entry_open')
})

test('an entry that the stream has not listed yet is judged and published all the same', async () => {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const someone = await entrant(url, judged.event, ['S1'])
  await expect.poll(async () => (await classEntriesOf(judged.eventId, 'S1')).length).toBe(1)
  const [listed] = await classEntriesOf(judged.eventId, 'S1')
  if (!listed) throw new Error('The entry is not listed.')
  const unlist = () => commit(classEntries.underive(listed))
  await unlist()
  const { body: work } = await head.client.call(getClassWork, inClass(judged))
  expect(work.entries.map(({ entryId }) => entryId)).toEqual([listed.entryId])
  expectSuccess(await sendRun(judged.organizer.client, judged, listed))
  await unlist()
  expectSuccess(await publish(head.client, judged))
  const revision = await readRevision({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
  expect(revision?.entries.map(({ entryId }) => entryId)).toEqual([listed.entryId])
  expect((await someone.read()).status).toBe('confirmed')
})
