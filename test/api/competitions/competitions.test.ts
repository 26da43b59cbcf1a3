import { expect, it } from 'vitest'
import { boards } from '#core/competitions/competitions/boards.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import {
  getBoard,
  getClassWork,
  listClasses,
  listMyJudging,
} from '#shared/competitions/competitions/contract.ts'
import { callNext } from '#shared/competitions/competitions/lane-contract.ts'
import {
  excuseJudge,
  setClassSetup,
  setEventLanes,
  setRunOrder,
} from '#shared/competitions/competitions/setup-contract.ts'
import { voidClass } from '#shared/competitions/competitions/verification-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { Client } from '#test/support/client.ts'
import { entered, inClass, judgedEvent, sendRun, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { aRunClass, reason, versionOf } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

it('shows a class as its organizer lets it, and hides a void one', async () => {
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
  const now = await control.now()
  await Promise.all([
    ...entries.map((entry, at) =>
      sendRun(judged.organizer.client, judged, entry, { measuredHundredths: 15_000 + at }),
    ),
    ...Array.from({ length: 50 }, async () => {
      await rebuildBoard(of, now)
      const board = await boards.get(of, { consistent: true })
      seen.push(board?.rows.filter(({ place }) => place !== undefined).length ?? 0)
    }),
  ])
  expect(seen).toHaveLength(50)
  await rebuildBoard(of, now)
  const newest = await boards.get(of, { consistent: true })
  expect(newest?.rows.map(({ score }) => score?.sumHundredths)).toEqual([
    15_004, 15_003, 15_002, 15_001, 15_000,
  ])
  await Promise.all(Array.from({ length: 3 }, () => rebuildBoard(of, now)))
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
