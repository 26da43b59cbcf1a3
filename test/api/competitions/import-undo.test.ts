import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { importLines, linesOf } from '#core/competitions/competitions/import-lines.ts'
import { readImport, resultImports } from '#core/competitions/competitions/result-imports.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { rejectResult, verifyResult } from '#shared/competitions/competition-results/contract.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { getImport, undoImport } from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { usedRuns } from '#shared/competitions/runs/run-score.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { entered, inClass, judgedEvent, putClass, sendRun, storedClass } from '#test/support/competitions.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { about, commitOf, csvOf, plan, resultsHeader } from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')

const resultAt = async (of: ResultImport, lineNo: number) => {
  const { body } = await admin.call(getImport, about(of))
  const id = body.items.find((line) => line.lineNo === lineNo)?.targetId ?? ''
  return competitionResults.get({ id }, { consistent: true })
}

test('undoing removes what an import made, brings back what it replaced, and leaves what was decided since', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const { body: first } = await plan(client, eventId, csvOf(resultsHeader, 'Gus,S1,151.30,1'))
  await commitOf(client, first)
  const csv = csvOf(resultsHeader, 'Gus,S1,152.00,', 'Bo,S1,150,2', 'Cy,S1,149,3')
  const { body: second } = await plan(client, eventId, csv, { choice: 'replace' })
  await commitOf(client, second)
  const [gus, bo, cy] = await Promise.all([2, 3, 4].map((lineNo) => resultAt(second, lineNo)))
  if (!gus || !bo || !cy) throw new Error('The results are missing.')
  const verified = await admin.call(verifyResult, {
    params: { resultId: cy.id },
    body: { revision: cy.revision, reason: '' },
  })
  expect(verified.status).toBe(200)

  const undone = await client.call(undoImport, about(second))
  expect(undone.body).toMatchObject({ status: 'undone', left: 1 })
  expect(await competitionResults.get({ id: gus.id }, { consistent: true })).toMatchObject({
    score: { sumHundredths: 15130 },
    place: 1,
    importId: first.id,
    revision: 3,
  })
  expect(await competitionResults.get({ id: bo.id }, { consistent: true })).toBeUndefined()
  expect(await competitionResults.get({ id: cy.id }, { consistent: true })).toMatchObject({
    status: 'verified',
  })
  const left = await client.call(getImport, { ...about(second), query: { outcome: 'left' } })
  expect(left.body.items.map(({ sentence }) => sentence)).toEqual([
    'Line 4: Cy in S1 was changed after the import, so it was left as it is.',
  ])
  expectProblem(await client.call(undoImport, about(second)), 409, 'import_state')
  const again = await plan(client, eventId, csv)
  expect(again.body.plan).toEqual({ create: 1, update: 0, skip: 2, error: 0 })
})

test('an undone run is voided, and one that it replaced counts again', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { client } = organizer
  const ann = await entered(eventId)
  await sendRun(client, judged, ann)
  const csv = csvOf('No,Class,dB,Run', `${ann.number},S1,151.30,1`, `${ann.number},S1,150.92,2`)
  const { body: planned } = await plan(client, eventId, csv, { kind: 'runs', choice: 'replace' })
  await commitOf(client, planned)
  expect((await client.call(undoImport, about(planned))).body.left).toBe(0)
  const runs = await runsOf(eventId, 'S1', ann.entryId)
  expect(usedRuns(runs)).toMatchObject([{ runNo: 1, revision: 3, measuredHundredths: 15000 }])
  expect(runs.at(-1)).toMatchObject({ runNo: 2, revision: 2, voidedBy: organizer.userId })
  const again = await plan(client, eventId, csv, { kind: 'runs', choice: 'replace' })
  expect(again.body.plan).toMatchObject({ create: 1, update: 1 })
  expect((await commitOf(client, again.body)).body.plan.error).toBe(0)
})

test('an import is undone within 72 hours, and while no class of it is signed', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { client } = organizer
  const ann = await entered(eventId)
  const csv = csvOf('No,Class,dB', `${ann.number},S1,151.30`)
  const { body: planned } = await plan(client, eventId, csv, { kind: 'runs' })
  expectProblem(await client.call(undoImport, about(planned)), 409, 'import_state')
  await commitOf(client, planned)
  for (const [state, code] of [
    ['provisional', 'class_state'],
    ['final', 'class_final'],
  ] as const) {
    await putClass(judged, { state, revision: 1 })
    expectProblem(await client.call(undoImport, about(planned)), 409, code)
  }
  await putClass(judged, { state: 'running' })
  const of = await readImport({ eventId, importId: planned.id })
  const committedAt = addTime(of.committedAt ?? '', { hours: -72 })
  await commit(resultImports.put({ ...of, committedAt, version: of.version + 1 }, { version: of.version }))
  expectProblem(await client.call(undoImport, about(planned)), 409, 'undo_too_late')
})

test('an import that two undo at once is undone once', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const guests = Array.from({ length: 30 }, (_, at) => `Guest ${at},S1,150,`)
  const { body: planned } = await plan(client, eventId, csvOf(resultsHeader, ...guests))
  await commitOf(client, planned)
  const answers = await Promise.all([1, 2, 3].map(() => client.call(undoImport, about(planned))))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await readImport({ eventId, importId: planned.id })).toMatchObject({ status: 'undone', left: 0 })
  expect((await plan(client, eventId, csvOf(resultsHeader, ...guests))).body.plan.create).toBe(30)
})

test('a long import is undone some lines at a time, and another call continues, after 72 hours too', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const guests = Array.from({ length: 230 }, (_, at) => `Guest ${at},S1,150,`)
  const { body: planned } = await plan(client, eventId, csvOf(resultsHeader, ...guests))
  while ((await commitOf(client, planned)).body.status === 'committing');
  const { body: part } = await client.call(undoImport, about(planned))
  expect(part.status).toBe('committed')
  expect(part.undoneLineNo).toBeGreaterThan(100)
  expect(part.undoneLineNo).toBeLessThan(231)
  const committedAt = addTime(part.committedAt ?? '', { hours: -72 })
  await commit(
    resultImports.put({ ...part, committedAt, version: part.version + 1 }, { version: part.version }),
  )
  let last = part
  while (last.status === 'committed') last = (await client.call(undoImport, about(planned))).body
  expect(last).toMatchObject({ status: 'undone', left: 0, undoneLineNo: 231 })
  expect((await plan(client, eventId, csvOf(resultsHeader, ...guests))).body.plan.create).toBe(230)
})

test('a class whose results were imported takes no run until the import is undone', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { client } = organizer
  const ann = await entered(eventId)
  const csv = csvOf('No,Class,dB', `${ann.number},S1,151.30`)
  const { body: planned } = await plan(client, eventId, csv)
  await commitOf(client, planned)
  const refused = await sendRun(client, judged, ann)
  expectProblem(refused, 409, 'class_state')
  expect(refused.body).toMatchObject({
    detail:
      'The results of this class were imported. Undo the import, or have all of them rejected, before you record anything here.',
  })
  const runs = await plan(client, eventId, csv, { kind: 'runs' })
  expect(runs.body.plan).toMatchObject({ create: 0, error: 1 })
  await client.call(undoImport, about(planned))
  expect((await sendRun(client, judged, ann)).status).toBe(200)
})

test('a class takes runs again once all that was imported into it is refused, and then no imported result counts', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { client } = organizer
  const ann = await entered(eventId)
  const csv = csvOf(resultsHeader, 'Gus,S1,151.30,1', 'Bo,S1,150,2')
  const { body: planned } = await plan(client, eventId, csv)
  await commitOf(client, planned)
  const [gus, bo] = await Promise.all([2, 3].map((lineNo) => resultAt(planned, lineNo)))
  if (!gus || !bo) throw new Error('The results are missing.')
  const refuse = ({ id, revision }: typeof gus) =>
    admin.call(rejectResult, {
      params: { resultId: id },
      body: { revision, decision: 'This file is of another event.' },
    })
  await refuse(gus)
  expectProblem(await sendRun(client, judged, ann), 409, 'class_state')
  await refuse(bo)
  const { body: work } = await client.call(getClassWork, inClass(judged))
  expect(work.of.importIds).toEqual([])
  const again = await competitionResults.get({ id: bo.id }, { consistent: true })
  if (!again) throw new Error('The refused result has gone.')
  const waiting = { ...again, status: 'pending' as const, version: again.version + 1 }
  await commit(competitionResults.put(waiting, { version: again.version }))
  expectProblem(await sendRun(client, judged, ann), 409, 'class_state')
  await commit(
    competitionResults.put({ ...again, version: waiting.version + 1 }, { version: waiting.version }),
  )
  expect((await sendRun(client, judged, ann)).status).toBe(200)

  await commit(
    competitionResults.put({ ...waiting, version: waiting.version + 2 }, { version: waiting.version + 1 }),
  )
  const verified = await admin.call(verifyResult, {
    params: { resultId: bo.id },
    body: { revision: waiting.revision, reason: '' },
  })
  expectProblem(verified, 409, 'judges_report')
})

test('when the lines of an import have gone after 30 days, its class opens once its results are refused, finished or not', async () => {
  for (const status of ['committing', 'committed'] as const) {
    const judged = await judgedEvent()
    const { eventId, organizer } = judged
    const ann = await entered(eventId)
    const csv = csvOf(resultsHeader, 'Gus,S1,151.30,1', 'Bo,S9,150,2')
    const { body: planned } = await plan(organizer.client, eventId, csv)
    await commitOf(organizer.client, planned)
    const gus = await resultAt(planned, 2)
    if (!gus) throw new Error('The result is missing.')
    const of = await readImport({ eventId, importId: planned.id })
    await commit(
      resultImports.put({ ...of, status, version: of.version + 1 }, { version: of.version }),
      ...(await linesOf(of.id)).map((line) => importLines.delete(line)),
    )
    expectProblem(await sendRun(organizer.client, judged, ann), 409, 'class_state')
    await admin.call(rejectResult, {
      params: { resultId: gus.id },
      body: { revision: gus.revision, decision: 'This file is of another event.' },
    })
    expect((await sendRun(organizer.client, judged, ann)).status).toBe(200)
  }
})

test('a class stays closed while one result of an undone import counts, in whichever batch it was left', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { client } = organizer
  const ann = await entered(eventId)
  const guests = Array.from({ length: 30 }, (_, at) => `Guest ${at},S1,150,`)
  const { body: planned } = await plan(client, eventId, csvOf(resultsHeader, ...guests))
  await commitOf(client, planned)
  const first = await resultAt(planned, 2)
  if (!first) throw new Error('The result is missing.')
  const { id: resultId, revision } = first
  await admin.call(verifyResult, { params: { resultId }, body: { revision, reason: '' } })
  expect((await client.call(undoImport, about(planned))).body).toMatchObject({ status: 'undone', left: 1 })
  expectProblem(await sendRun(client, judged, ann), 409, 'class_state')
})

test('a run and an import of results in the same moment never both stand', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const ann = await entered(eventId)
  const { body: planned } = await plan(organizer.client, eventId, csvOf(resultsHeader, 'Gus,S1,151.30,1'))
  const [run, imported] = await Promise.all([
    sendRun(organizer.client, judged, ann),
    commitOf(organizer.client, planned),
  ])
  const made = imported.status === 200 && imported.body.plan.create === 1
  expect(made).toBe(run.status !== 200)
})

test('an imported run says that its entry is no longer absent', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const [ann, bo] = [await entered(eventId), await entered(eventId)]
  await putClass(judged, { state: 'running', absent: [ann.entryId, bo.entryId] })
  const csv = csvOf('No,Class,dB', `${ann.number},S1,151.30`)
  const { body: planned } = await plan(organizer.client, eventId, csv, { kind: 'runs' })
  await commitOf(organizer.client, planned)
  expect((await storedClass(judged)).absent).toEqual([bo.entryId])
})
