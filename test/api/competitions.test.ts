import { expect, it } from 'vitest'
import { boards } from '#core/competitions/boards.ts'
import { classRevisions } from '#core/competitions/class-revisions.ts'
import { rebuildBoard } from '#core/competitions/rebuild-board.ts'
import { runsOf } from '#core/runs/runs-of.ts'
import {
  amendClass,
  callNext,
  excuseJudge,
  getBoard,
  getClassWork,
  holdClass,
  listClasses,
  listMyJudging,
  listSignedClasses,
  markAbsent,
  publishClass,
  reopenClass,
  setClassSetup,
  setEventLanes,
  setRunOrder,
  signClass,
  verifyClass,
  voidClass,
} from '#shared/competitions/contract.ts'
import { listNotifications } from '#shared/notifications/contract.ts'
import { changeRun, voidRun } from '#shared/runs/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { Client } from '#test/support/client.ts'
import {
  entered,
  inClass,
  type Judged,
  judgedEvent,
  newRunId,
  putClass,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { putPublished, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const reason = 'The meter was read wrong.'
const past = '2026-01-01T00:00:00.000Z'

/** A class with a head judge and two who have run. */
async function aRunClass() {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const [one, other] = [await entered(judged.eventId), await entered(judged.eventId)]
  await sendRun(judged.organizer.client, judged, one, { measuredHundredths: 15_130 })
  await sendRun(judged.organizer.client, judged, other, { measuredHundredths: 15_092 })
  return { ...judged, head, one, other }
}

const versionOf = async (judged: Judged) => (await storedClass(judged)).version

const publish = async (client: Client, judged: Judged, more: { reason?: string } = {}) =>
  client.call(publishClass, { ...inClass(judged), body: { version: await versionOf(judged), ...more } })

/** As if the time for protests were over. */
const protestsOver = (judged: Judged) => putClass(judged, { protestEndsAt: past })

async function signed(judged: Judged & { head: { client: Client } }) {
  await publish(judged.head.client, judged)
  await protestsOver(judged)
  const answer = await judged.head.client.call(signClass, {
    ...inClass(judged),
    body: { version: await versionOf(judged) },
  })
  expect(answer.status).toBe(200)
  return answer.body
}

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
  expect(lost?.body).toMatchObject({ code: 'runs_used', detail: 'Run 1 has been recorded already.' })
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
  expect(third.body).toMatchObject({ code: 'runs_used', detail: 'Both runs have been used.' })
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

it('publishes places once, however many people ask at the same time', async () => {
  const judged = await aRunClass()
  const version = await versionOf(judged)
  const answers = await Promise.all(
    [judged.head.client, judged.organizer.client, judged.head.client].map((client) =>
      client.call(publishClass, { ...inClass(judged), body: { version } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await storedClass(judged)).toMatchObject({ state: 'provisional', revision: 1 })
  const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
  expect(revision?.entries.map(({ entryId, place, status }) => [entryId, place, status])).toEqual(
    expect.arrayContaining([
      [judged.one.entryId, 1, 'placed'],
      [judged.other.entryId, 2, 'placed'],
    ]),
  )
})

it('never publishes over a run that arrives: it is among the places, or refused', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const judged = await aRunClass()
      const version = await versionOf(judged)
      const [run, published] = await Promise.all([
        sendRun(judged.organizer.client, judged, judged.other, { runNo: 2, measuredHundredths: 15_500 }),
        judged.head.client.call(publishClass, { ...inClass(judged), body: { version } }),
      ])
      expect(published.status).toBe(200)
      const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
      const first = revision?.entries.find(({ place }) => place === 1)?.entryId
      if (run.status === 200) expect(first).toBe(judged.other.entryId)
      else {
        expectProblem(run, 409, 'class_state')
        expect(first).toBe(judged.one.entryId)
        expect(await runsOf(judged.eventId, 'S1', judged.other.entryId)).toHaveLength(1)
      }
      return run.status
    }),
  )
  expect(outcomes).toHaveLength(5)
})

it('publishes nothing while someone has not been judged, marked absent or withdrawn', async () => {
  const judged = await aRunClass()
  const late = await entered(judged.eventId)
  const open = await publish(judged.head.client, judged)
  expect(open.body).toMatchObject({
    code: 'entry_open',
    detail: `Number ${late.number} has not been judged, marked absent, or withdrawn.`,
  })
  const params = { ...inClass(judged).params, entryId: late.entryId }
  for (const _ of [1, 2]) {
    const marked = await judged.head.client.call(markAbsent, { params, body: { absent: true } })
    expect(marked.body).toMatchObject({ absent: [late.entryId] })
  }
  expect((await publish(judged.head.client, judged)).status).toBe(200)
  const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
  expect(revision?.entries.find(({ entryId }) => entryId === late.entryId)).toMatchObject({
    status: 'absent',
  })
})

it('signs places when the time for protests is over, and opens them again with a reason', async () => {
  const judged = await aRunClass()
  const { client } = judged.head
  await publish(client, judged)
  const sign = async () =>
    client.call(signClass, { ...inClass(judged), body: { version: await versionOf(judged) } })
  expectProblem(await sign(), 409, 'protests_open')
  await protestsOver(judged)
  const held = await client.call(holdClass, {
    ...inClass(judged),
    body: { reason, version: await versionOf(judged) },
  })
  expect(held.body).toMatchObject({ holdReason: reason })
  expectProblem(await sign(), 409, 'class_on_hold')
  await client.call(holdClass, { ...inClass(judged), body: { version: await versionOf(judged) } })
  expect((await sign()).body).toMatchObject({ state: 'final', signature: { by: judged.head.userId } })
  const opened = await client.call(reopenClass, {
    ...inClass(judged),
    body: { reason, version: await versionOf(judged) },
  })
  expect(opened.body).toMatchObject({ state: 'running', revision: 1 })
  expect(opened.body).not.toHaveProperty('signature')
  await sendRun(client, judged, judged.other, { runNo: 2, measuredHundredths: 15_400 })
  expectProblem(await publish(client, judged), 409, 'reason_needed')
  const again = await publish(client, judged, { reason })
  expect(again.body).toMatchObject({
    revision: 2,
    amendments: [{ revision: 2, reason, entryIds: expect.arrayContaining([judged.one.entryId]) }],
    changedProtests: { entryIds: expect.arrayContaining([judged.one.entryId, judged.other.entryId]) },
  })
})

it('verifies signed places, but not for someone who competed, and answers a second call the same', async () => {
  const judged = await aRunClass()
  const of = await signed(judged)
  const admin = await anAdministrator(url)
  const body = { revision: 1, version: of.version ?? 0 }
  const listed = await admin.call(listSignedClasses, { query: { limit: 100 } })
  expect(listed.status).toBe(200)
  const answers = await Promise.all([1, 2].map(() => admin.call(verifyClass, { ...inClass(judged), body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await storedClass(judged)).toMatchObject({ state: 'verified', revision: 1 })
})

it('lets one of two win who verify and amend at once', async () => {
  const judged = await aRunClass()
  const of = await signed(judged)
  const [one, other] = [await anAdministrator(url), await anAdministrator(url)]
  await one.call(verifyClass, { ...inClass(judged), body: { revision: 1, version: of.version ?? 0 } })
  const run = (await runsOf(judged.eventId, 'S1', judged.one.entryId))[0]
  const corrected = await judged.head.client.call(changeRun, {
    params: { ...inClass(judged).params, runId: run?.id ?? newRunId() },
    body: {
      id: newRunId(),
      measuredHundredths: 15_000,
      violations: [],
      deviceAt: past,
      reason,
      baseRevision: 1,
    },
  })
  expect(corrected.status).toBe(200)
  const version = await versionOf(judged)
  const answers = await Promise.all(
    [one, other].map((client) => client.call(amendClass, { ...inClass(judged), body: { reason, version } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await storedClass(judged)).toMatchObject({ state: 'verified', revision: 2 })
  const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 2 })
  expect(revision?.entries.find(({ place }) => place === 1)?.entryId).toBe(judged.other.entryId)
})

it('does not let an entrant verify the own class', async () => {
  const judged = await aRunClass()
  await signed(judged)
  const { changeUser } = await import('#test/support/records.ts')
  await changeUser(judged.one.userId, { membershipType: 'admin' })
  const version = await versionOf(judged)
  const answer = await judged.one.client.call(verifyClass, {
    ...inClass(judged),
    body: { revision: 1, version },
  })
  expectProblem(answer, 409, 'own_class')
})

it('shows a class as its organizer lets it, and nothing of a void one', async () => {
  const judged = await judgedEvent({
    changes: { resultsPolicy: { protestMinutes: 30, board: 'places' } } as never,
  })
  const entry = await entered(judged.eventId)
  await sendRun(judged.organizer.client, judged, entry)
  const visitor = new Client(url)
  const board = async () => (await visitor.call(getBoard, inClass(judged))).body
  await expect.poll(async () => (await board()).rows).toHaveLength(1)
  const [row] = (await board()).rows
  expect(row).toMatchObject({ place: 1, name: 'Pat Person', runs: [], profilePath: expect.any(String) })
  expect(row).not.toHaveProperty('score')
  const admin = await anAdministrator(url)
  const body = { reason, version: await versionOf(judged) }
  expect((await admin.call(voidClass, { ...inClass(judged), body })).body).toMatchObject({ state: 'void' })
  await expect.poll(async () => (await board()).state).toBe('void')
  expect((await board()).rows).toEqual([])
  expectProblem(await sendRun(judged.organizer.client, judged, entry, { runNo: 2 }), 409, 'class_state')
})

it('never shows an older picture: fifty news in any order leave the newest board', async () => {
  const judged = await judgedEvent()
  const entries = await Promise.all([1, 2, 3, 4, 5].map(() => entered(judged.eventId)))
  const of = { eventId: judged.eventId, classKey: 'S1' }
  const seen: number[] = []
  await Promise.all([
    ...entries.map((entry, at) =>
      sendRun(judged.organizer.client, judged, entry, { measuredHundredths: 15_000 + at }),
    ),
    ...Array.from({ length: 50 }, async () => {
      await rebuildBoard(of, new Date().toISOString())
      const board = await boards.get(of, { consistent: true })
      seen.push(board?.rows.filter(({ place }) => place !== undefined).length ?? 0)
    }),
  ])
  expect(seen).toHaveLength(50)
  await rebuildBoard(of, new Date().toISOString())
  const newest = await boards.get(of, { consistent: true })
  expect(newest?.rows.map(({ score }) => score?.sumHundredths)).toEqual([
    15_004, 15_003, 15_002, 15_001, 15_000,
  ])
  await Promise.all(Array.from({ length: 3 }, () => rebuildBoard(of, new Date().toISOString())))
  expect((await boards.get(of, { consistent: true }))?.version).toBe(newest?.version)
})

it('sets judges, lane and order of a class, and calls the next three once', async () => {
  const judged = await judgedEvent()
  const { client } = judged.organizer
  const judge = await staffOf(judged.eventId, 'judge')
  const lanes = await client.call(setEventLanes, {
    params: { eventId: judged.eventId },
    body: { lanes: [{ name: 'Lane 1' }], version: 0 },
  })
  const laneId = lanes.body.lanes?.[0]?.id ?? ''
  const setup = (body: object) =>
    client.call(setClassSetup, {
      ...inClass(judged),
      body: { judgeIds: [], runsAllowed: 2, version: 1, ...body } as never,
    })
  expectProblem(await setup({ laneId: 'none' }), 409, 'lane_unknown')
  expectProblem(await setup({ judgeIds: [judged.organizer.userId] }), 409, 'not_a_judge')
  expect((await setup({ judgeIds: [judge.userId], laneId })).body).toMatchObject({ laneId, version: 2 })
  expectProblem(await setup({}), 409, 'version_conflict')
  const entries = await Promise.all([1, 2, 3, 4].map(() => entered(judged.eventId)))
  const order = entries.map(({ entryId }) => entryId)
  const byHand = (ids: typeof order) =>
    client.call(setRunOrder, { ...inClass(judged), body: { by: 'hand', order: ids, version: 2 } })
  expectProblem(await byHand(order.slice(1)), 409, 'order_incomplete')
  expect((await byHand(order)).body).toMatchObject({ order })
  for (const _ of [1, 2])
    expect((await client.call(callNext, inClass(judged))).body).toEqual({ called: order.slice(0, 3) })
  const told = async (at: number) => {
    const { body } = await (entries[at]?.client ?? client).call(listNotifications, {})
    return (body.items ?? []).filter(({ title }) => title === 'Come to Lane 1').length
  }
  expect([await told(0), await told(2), await told(3)]).toEqual([1, 1, 0])
  const head = await staffOf(judged.eventId, 'head_judge')
  const params = { ...inClass(judged).params, judgeId: judge.userId as never }
  const excused = await head.client.call(excuseJudge, { params, body: { reason, version: 3 } })
  expect(excused.body).toMatchObject({ excused: [{ judgeId: judge.userId, reason }] })
})

it('lists the classes of an event, and the events that someone judges', async () => {
  const judged = await aRunClass()
  const { body } = await new Client(url).call(listClasses, { params: { eventId: judged.eventId } })
  expect(body.items).toMatchObject([
    { classKey: 'S1', state: 'running', entries: 2, formatName: 'Peak pressure' },
    { classKey: 'SQ1', state: 'planned', entries: 0 },
  ])
  const mine = await judged.head.client.call(listMyJudging, {})
  expect(mine.body.items).toMatchObject([
    { eventId: judged.eventId, roles: ['head_judge'], classes: [{ classKey: 'S1' }, { classKey: 'SQ1' }] },
  ])
})

it('gives those who work at a class all that was recorded, and says what still stops them', async () => {
  const judged = await aRunClass()
  const { body } = await judged.head.client.call(getClassWork, inClass(judged))
  expect(body).toMatchObject({
    roles: ['head_judge'],
    format: { key: 'peak', runs: 2 },
    signRefusal: 'Only provisional places can be signed.',
    entries: [
      { name: 'Pat Person', place: 1, runs: [{ measuredHundredths: 15_130 }] },
      { name: 'Pat Person', place: 2, runs: [{ measuredHundredths: 15_092 }] },
    ],
  })
  expect(body).not.toHaveProperty('publishRefusal')
})
