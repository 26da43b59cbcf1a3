import { expect, it } from 'vitest'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { changeRun as correctRun } from '#core/competitions/runs/correct-run.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { holdClass } from '#shared/competitions/competitions/publication-contract.ts'
import { changeRun, voidRun } from '#shared/competitions/runs/contract.ts'
import { asksFor } from '#test/support/asks-for.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import type { Client } from '#test/support/client.ts'
import {
  entered,
  inClass,
  judgedEvent,
  newRunId,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { aRunClass, past, publish, reason, versionOf } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const control = controlOf(url)

it('begins a class with its first run, and one that arrives five times at once is one', async () => {
  const judged = await judgedEvent()
  const lane = await staffOf(judged.eventId, 'lane')
  const entry = await entered(judged.eventId)
  const runId = newRunId()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      sendRun(lane.client, judged, entry, { runId, deviceAt: past, measuredAt: past }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const runs = await runsOf(judged.eventId, 'S1')
  expect(runs.map(({ id, revision, deviceAt }) => [id, revision, deviceAt])).toEqual([[runId, 1, past]])
  expect(await storedClass(judged)).toMatchObject({ state: 'running', rulebook: judged.event.rulebook })
})

it('takes the same run of an entry from one device alone', async () => {
  const judged = await judgedEvent()
  const lanes = [await staffOf(judged.eventId, 'lane'), await staffOf(judged.eventId, 'lane')]
  const entry = await entered(judged.eventId)
  const answers = await Promise.all(lanes.map(({ client }) => sendRun(client, judged, entry)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ code: 'runs_used', detail: 'Run 1 has already been recorded.' })
  expect(await runsOf(judged.eventId, 'S1')).toHaveLength(1)
})

it('refuses a third run, and takes it after the head judge voided one', async () => {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const entry = await entered(judged.eventId)
  const first = newRunId()
  await sendRun(head.client, judged, entry, { runId: first, runNo: 1 })
  await sendRun(head.client, judged, entry, { runNo: 2 })
  const third = await sendRun(head.client, judged, entry, { runNo: 1 })
  expect(third.body).toMatchObject({ code: 'runs_used', detail: 'No runs left.' })
  const params = { ...inClass(judged).params, runId: first }
  expectProblem(await head.client.call(voidRun, { params, body: { reason: 'short' } }), 409, 'reason_needed')
  for (const _ of [1, 2]) {
    const answer = await head.client.call(voidRun, { params, body: { reason } })
    expect(answer.body).toMatchObject({ revision: 2, supersedes: first, reason })
  }
  const again = await sendRun(head.client, judged, entry, { runNo: 1, measuredHundredths: 14_000 })
  expect(again.body).toMatchObject({ revision: 3, runNo: 1 })
})

it('keeps each revision of a run, and tells the second of two who correct the same one', async () => {
  const judged = await aRunClass()
  const lane = await staffOf(judged.eventId, 'lane')
  const [run] = await runsOf(judged.eventId, 'S1', judged.one.entryId)
  const params = { ...inClass(judged).params, runId: run?.id ?? newRunId() }
  const body = { measuredHundredths: 14_950, violations: ['VENT'], deviceAt: past, reason, baseRevision: 1 }
  const id = newRunId()
  const changed = await lane.client.call(changeRun, { params, body: { id, ...body } })
  expect(changed.body).toMatchObject({ id, revision: 2, keptHundredths: 0, supersedes: run?.id })
  expect((await lane.client.call(changeRun, { params, body: { id, ...body } })).body).toEqual(changed.body)
  const late = await lane.client.call(changeRun, { params, body: { ...body, id: newRunId() } })
  expectProblem(late, 409, 'run_changed')
  expect(await runsOf(judged.eventId, 'S1', judged.one.entryId)).toHaveLength(2)
})

it('makes one revision of a correction that arrives five times at once, and answers each the same', async () => {
  const judged = await aRunClass()
  const lane = await staffOf(judged.eventId, 'lane')
  const { entryId } = judged.one
  const [run] = await runsOf(judged.eventId, 'S1', entryId)
  const params = { ...inClass(judged).params, runId: run?.id ?? newRunId() }
  const fields = { measuredHundredths: 14_950, violations: [], deviceAt: past, reason }
  const body = { ...fields, id: newRunId(), baseRevision: 1 }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => lane.client.call(changeRun, { params, body })),
  )
  for (const answer of answers) expect(answer.body).toMatchObject({ id: body.id, revision: 2 })
  expect(await runsOf(judged.eventId, 'S1', entryId)).toHaveLength(2)

  // The other call writes while this one reads.
  const next = { ...fields, measuredHundredths: 14_940, id: newRunId(), baseRevision: 2 }
  const request = await worldRequest(control, lane.userId, {
    named: params,
    body: next,
  })
  beforeNextWrite(() => lane.client.call(changeRun, { params, body: next }), asksFor(`RUN#${entryId}`))
  expect(await correctRun(request, await control.now())).toMatchObject({ id: next.id, revision: 3 })
  expect(await runsOf(judged.eventId, 'S1', entryId)).toHaveLength(3)
})

it('lets only those judge a class who have a part in it', async () => {
  const judged = await judgedEvent()
  const { eventId } = judged
  const elsewhere = await judgedEvent()
  const entry = await entered(eventId)
  const [head, judge, lane, desk, ofOtherClass, stranger, otherHead] = [
    await staffOf(eventId, 'head_judge'),
    await staffOf(eventId, 'judge'),
    await staffOf(eventId, 'lane'),
    await staffOf(eventId, 'desk'),
    await staffOf(eventId, 'judge', { classKeys: ['SQ1'] }),
    await feedMember(url),
    await staffOf(elsewhere.eventId, 'head_judge'),
  ]
  const work = (client: Client) => client.call(getClassWork, inClass(judged))
  for (const { client } of [judged.organizer, head, judge, lane])
    expect((await work(client)).status).toBe(200)
  for (const { client } of [desk, ofOtherClass, stranger, otherHead]) {
    expectProblem(await work(client), 404, 'not_staff')
    expectProblem(await sendRun(client, judged, entry), 404, 'not_staff')
  }
  await sendRun(lane.client, judged, entry)
  for (const { client } of [judge, lane]) expectProblem(await publish(client, judged), 403, 'not_staff')
  const version = await versionOf(judged)
  for (const { client } of [judged.organizer, judge, lane]) {
    const held = await client.call(holdClass, { ...inClass(judged), body: { reason, version } })
    expectProblem(held, 403, 'not_head_judge')
  }
  expect((await publish(judged.organizer.client, judged)).status).toBe(200)
})

it('does not let someone record runs of an own vehicle', async () => {
  const judged = await judgedEvent()
  const entry = await entered(judged.eventId)
  const { putHelper } = await import('#test/support/events.ts')
  await putHelper(judged.eventId, entry.userId, { role: 'judge' })
  expectProblem(await sendRun(entry.client, judged, entry), 403, 'own_vehicle')
})

it('says that an event without a rulebook cannot be judged here', async () => {
  const member = await feedMember(url)
  const event = await putPublished(member.userId, { classes: [someClass('S1')] })
  const answer = await member.client.call(getClassWork, inClass({ eventId: event.id }))
  expect(answer.body).toMatchObject({
    code: 'no_rulebook',
    detail: 'This event has no rulebook, so its classes cannot be judged here.',
  })
})
