import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { boardMarks } from '#core/competitions/competitions/board-marks.ts'
import { boards } from '#core/competitions/competitions/boards.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { listClasses } from '#shared/competitions/competitions/contract.ts'
import { verifyClass, voidClass } from '#shared/competitions/competitions/verification-contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { Client } from '#test/support/client.ts'
import { entered, inClass, type Judged, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { changeUser } from '#test/support/records.ts'
import { rewriteRow } from '#test/support/rewrite-row.ts'
import { aRunClass, publish, reason, signed, versionOf } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const cardOf = async ({ eventId }: Pick<Judged, 'eventId'>) => {
  const { body } = await new Client(url).call(listClasses, { params: { eventId } })
  const [first] = body.items
  if (!first) throw new Error('The event has no class.')
  return first
}

const made = async ({ eventId }: Pick<Judged, 'eventId'>) => {
  await control.settle()
  await rebuildBoard({ eventId, classKey: 'S1' }, await control.now())
}

test('a class lists its first three by the scores so far, and then by its places', async () => {
  const judged = await aRunClass()
  for (const measuredHundredths of [15_000, 14_000])
    await sendRun(judged.organizer.client, judged, await entered(judged.eventId), { measuredHundredths })
  await made(judged)
  const first = {
    place: 1,
    name: 'Pat Person',
    score: { sumHundredths: 15_130 },
    profilePath: expect.any(String),
    vehicle: expect.stringContaining(' '),
  }
  const three = [first, { place: 2, score: { sumHundredths: 15_092 } }, { place: 3 }]
  expect(await cardOf(judged)).toMatchObject({ state: 'running', kind: 'spl_peak', top: three })
  const { revision } = await signed(judged)
  await made(judged)
  expect(await cardOf(judged)).toMatchObject({ state: 'final', top: three })
  const admin = await anAdministrator(url)
  await admin.call(verifyClass, { ...inClass(judged), body: { revision, version: await versionOf(judged) } })
  await made(judged)
  expect(await cardOf(judged)).toMatchObject({ state: 'verified', top: three })
})

test('a class without a score has no first three, nor has one that is void', async () => {
  const judged = await judgedEvent()
  const entry = await entered(judged.eventId)
  await made(judged)
  expect((await cardOf(judged)).top).toEqual([])
  await sendRun(judged.organizer.client, judged, entry)
  await made(judged)
  expect((await cardOf(judged)).top).toHaveLength(1)
  const admin = await anAdministrator(url)
  await admin.call(voidClass, { ...inClass(judged), body: { reason, version: await versionOf(judged) } })
  await made(judged)
  expect(await cardOf(judged)).toMatchObject({ state: 'void', top: [] })
})

test('the first three show no more than the board of the class', async () => {
  const withPolicy = (board: string) =>
    judgedEvent({ changes: { resultsPolicy: { protestMinutes: 30, board } } as never })
  const [places, hidden] = [await withPolicy('places'), await withPolicy('hidden')]
  for (const judged of [places, hidden]) {
    await sendRun(judged.organizer.client, judged, await entered(judged.eventId))
    await made(judged)
  }
  const [top] = (await cardOf(places)).top
  expect(top).toMatchObject({ place: 1, name: 'Pat Person' })
  expect(top).not.toHaveProperty('score')
  expect(await cardOf(hidden)).toMatchObject({ state: 'running', top: [] })
  await publish(hidden.organizer.client, hidden)
  await made(hidden)
  expect((await cardOf(hidden)).top).toEqual([])
})

test('one who hides is not linked among the first three, and one who is erased has no name there', async () => {
  const judged = await aRunClass()
  await made(judged)
  await changeUser(judged.other.userId, { isPublicProfile: false })
  await made(judged)
  const [first, second] = (await cardOf(judged)).top
  expect(first).toHaveProperty('profilePath')
  expect(second).toMatchObject({ place: 2, name: 'Pat Person' })
  expect(second).not.toHaveProperty('profilePath')
  await eraseAccount(judged.one.userId, await control.now())
  const [erased] = (await cardOf(judged)).top
  expect(erased).toMatchObject({ place: 1, name: 'Former member', score: { sumHundredths: 15_130 } })
  expect(erased).not.toHaveProperty('profilePath')
  expect(JSON.stringify(await boardMarks.get({ ...judged, classKey: 'S1' }))).not.toContain(judged.one.userId)
})

test('a board from before podiums stood on its mark lists its first three, and is made again', async () => {
  const judged = await aRunClass()
  await made(judged)
  const of = { eventId: judged.eventId, classKey: 'S1' }
  const before = await boards.get(of, { consistent: true })
  if (!before) throw new Error('The board was not made.')
  const put = (Item: Record<string, unknown>) =>
    documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item }))
  const { version } = before
  await put({ ...of, version, entity: boardMarks.name, ...boardMarks.key(of) })
  const { shape: _, ...old } = boards.item(before)
  await put({ ...old, shape: 2 })
  expect((await cardOf(judged)).top).toMatchObject([{ place: 1 }, { place: 2 }])
  await rewriteRow(boards, boards.key(of))
  await expect
    .poll(async () => (await boardMarks.get(of, { consistent: true }))?.podium)
    .toMatchObject([{ place: 1 }, { place: 2 }])
  const again = (await boardMarks.get(of, { consistent: true }))?.version
  await made(judged)
  expect((await boards.get(of, { consistent: true }))?.version).toBe(again)
})

test('the results of a public event are a page for everyone, and those of a draft are none', async () => {
  const judged = await aRunClass()
  await made(judged)
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, url))
    return { status: answer.status, html: await answer.text() }
  }
  const page = await read(`/events/${judged.eventId}/results`)
  expect(page.status).toBe(200)
  expect(page.html).toContain('151.30')
  expect(page.html).toContain(`${judged.eventId}/results"`)
  expect(page.html).not.toContain('name="robots"')
  const event = await read(`/events/${judged.eventId}`)
  expect(event.html).toContain('151.30')
  const draft = await putPublished(judged.organizer.userId, { title: 'A Draft' }, { status: 'draft' })
  expect((await read(`/events/${draft.id}/results`)).status).toBe(404)
  const unlisted = await putPublished(judged.organizer.userId, { title: 'By Link', isPublic: false })
  const byLink = await read(`/events/${unlisted.id}/results`)
  expect(byLink.status).toBe(200)
  expect(byLink.html).toContain('name="robots" content="noindex"')
})
