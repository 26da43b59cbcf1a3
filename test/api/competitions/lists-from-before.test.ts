import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { competitorEntries } from '#core/competitions/competition-results/competitor-entries.ts'
import { competitors } from '#core/competitions/competition-results/competitors.ts'
import { boards } from '#core/competitions/competitions/boards.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { newId } from '#shared/ids.ts'
import { Client } from '#test/support/client.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { rewriteRow } from '#test/support/rewrite-row.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = '2026-11-25T12:00:00.000Z'

const put = (Item: Record<string, unknown>) =>
  documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item }))

test('a board from before protests stood on it shows how they were decided, though nothing happens in its class', async () => {
  const judged = await judgedEvent()
  const ann = await entered(judged.eventId)
  await sendRun(judged.organizer.client, judged, ann)
  await control.settle()
  const sentence = 'The video shows a latched door, so the run stands.'
  const id = newId('pro', now)
  await commit(
    protests.put(
      {
        id,
        eventId: judged.eventId,
        classKey: 'S1',
        revision: 1,
        by: ann.userId,
        about: 'run',
        text: 'The door was open in the first run.',
        evidence: [],
        status: 'denied',
        decidedBy: judged.organizer.userId,
        decision: 'We watched the video with both crews.',
        publicDecision: sentence,
        decidedAt: now,
        createdAt: now,
        updatedAt: now,
        version: 1,
      } as never,
      { absent: true },
    ),
  )
  const board = await boards.get({ eventId: judged.eventId, classKey: 'S1' }, { consistent: true })
  if (!board) throw new Error('The class has no board.')
  const shown = async () =>
    (await new Client(url).call(getBoard, inClass(judged))).body.decisions.map((one) => one.sentence)
  const { decisions: _, ...before } = board
  for (const older of [before, { ...before, decisions: [], shape: 2 }]) {
    await put({ ...older, ...boards.key(board), entity: boards.name })
    expect(await shown()).toEqual([])
    await rewriteRow(boards, boards.key(board))
    await control.settle()
    expect(await shown()).toEqual([sentence])
  }
})

test('competitors from before they were listed are listed once their rows are written again', async () => {
  const competitorId = crypto.randomUUID()
  const entry = { competitorId, resultId: newId('res', now), version: 1 }
  await put({ ...entry, ...competitorEntries.key(entry), entity: competitorEntries.name })
  await rewriteRow(competitorEntries, competitorEntries.key(entry))
  await control.settle()
  expect(await competitors.get({ competitorId }, { consistent: true })).toMatchObject({ competitorId })
})

test('a competitor is on the list once, and until the last of their results has gone', async () => {
  const competitorId = crypto.randomUUID() as never
  const [one, other] = [newId('res', now), newId('res', now)].map((resultId) => ({
    competitorId,
    resultId,
    version: 1,
  }))
  if (!one || !other) throw new Error('Two entries are needed.')
  const isListed = async () => {
    await control.settle()
    return (await competitors.get({ competitorId }, { consistent: true })) !== undefined
  }
  await commit(competitorEntries.derive(one), competitorEntries.derive(other))
  expect(await isListed()).toBe(true)
  await commit(competitorEntries.underive(one))
  expect(await isListed()).toBe(true)
  await commit(competitorEntries.underive(other))
  expect(await isListed()).toBe(false)
  await commit(competitorEntries.derive(other))
  expect(await isListed()).toBe(true)
})
