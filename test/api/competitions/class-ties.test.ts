import { expect, it } from 'vitest'
import { boards } from '#core/competitions/competitions/boards.ts'
import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { decideTie, publishClass, signClass } from '#shared/competitions/competitions/publication-contract.ts'
import { recordRun } from '#shared/competitions/runs/contract.ts'
import type { Client } from '#test/support/client.ts'
import {
  aRun,
  entered,
  inClass,
  judgedEvent,
  newRunId,
  putClass,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const control = controlOf(sharedCloud().url)

/** Three in a class of whom the first two have the same two runs. */
async function tied() {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const entries = [
    await entered(judged.eventId),
    await entered(judged.eventId),
    await entered(judged.eventId),
  ]
  for (const [at, entry] of entries.entries())
    for (const runNo of [1, 2]) {
      const params = { ...inClass(judged).params, runId: newRunId() }
      const body = aRun(entry, { runNo, measuredHundredths: at < 2 ? 15_000 : 14_000 })
      expect((await head.client.call(recordRun, { params, body })).status).toBe(200)
    }
  return { ...judged, head, ids: entries.map(({ entryId }) => entryId) }
}

type Tied = Awaited<ReturnType<typeof tied>>

const decide = async (
  client: Client,
  judged: Tied,
  order: Tied['ids'],
  step: 'run_off' | 'head_judge_decision' = 'run_off',
) =>
  client.call(decideTie, {
    ...inClass(judged),
    body: { step, order, text: 'A run of 10 seconds.', version: (await storedClass(judged)).version },
  })

it('publishes a tie when the head judge broke it in the way that the rules name', async () => {
  const judged = await tied()
  const [one, other, third] = judged.ids as [Tied['ids'][0], Tied['ids'][0], Tied['ids'][0]]
  const { client } = judged.head
  const publish = async () =>
    client.call(publishClass, { ...inClass(judged), body: { version: (await storedClass(judged)).version } })
  expectProblem(await publish(), 409, 'tie_open')
  expectProblem(await decide(judged.organizer.client, judged, [other, one]), 403, 'not_head_judge')
  expectProblem(await decide(client, judged, [other, one], 'head_judge_decision'), 409, 'tie_order')
  expectProblem(await decide(client, judged, [other, third]), 409, 'tie_order')
  expect((await decide(client, judged, [other, one])).body).toMatchObject({
    ties: [{ step: 'run_off', order: [other, one], by: judged.head.userId }],
  })
  expect((await publish()).status).toBe(200)
  const revision = await classRevisions.get({ ...inClass(judged).params, revision: 1 })
  const placeOf = (entryId: string) => revision?.entries.find((entry) => entry.entryId === entryId)?.place
  expect([other, one, third].map(placeOf)).toEqual([1, 2, 3])
})

it('publishes a tie as shared when the head judge says so', async () => {
  const judged = await tied()
  const { version } = await storedClass(judged)
  const answer = await judged.head.client.call(publishClass, {
    ...inClass(judged),
    body: { version, asShared: true },
  })
  expect(answer.status).toBe(200)
  const revision = await classRevisions.get({ ...inClass(judged).params, revision: 1 })
  expect(revision?.entries.map(({ place, isShared }) => [place, isShared]).toSorted()).toEqual([
    [1, true],
    [1, true],
    [3, false],
  ])
})

it('shows the places that are out, and signs none that were decided since', async () => {
  const judged = await tied()
  const { client } = judged.head
  const of = inClass(judged)
  const versioned = async (more: object = {}) => ({
    ...of,
    body: { version: (await storedClass(judged)).version, ...more },
  })
  await client.call(publishClass, await versioned({ asShared: true }))
  await putClass(judged, { protestEndsAt: '2026-01-01T00:00:00.000Z' })
  await decide(client, judged, [judged.ids[1], judged.ids[0]] as Tied['ids'])
  const placesOnBoard = async () => {
    await rebuildBoard(of.params, await control.now())
    return (await boards.get(of.params, { consistent: true }))?.rows.map(({ place }) => place)
  }
  expect(await placesOnBoard()).toEqual([1, 1, 3])
  expectProblem(await client.call(signClass, await versioned()), 409, 'class_state')
  const { body: work } = await client.call(getClassWork, inClass(judged))
  expect(work.signRefusal).toBe(
    'The places have changed since they were published. Publish another revision first.',
  )
  const again = await client.call(publishClass, await versioned({ reason: 'The tie was run off.' }))
  expect(again.status).toBe(200)
  expect(await placesOnBoard()).toEqual([1, 2, 3])
})
