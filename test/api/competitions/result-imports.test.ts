import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { judgedClassAt } from '#core/competitions/competitions/class-at.ts'
import { importLines, linesPartition } from '#core/competitions/competitions/import-lines.ts'
import { readImport, resultImports } from '#core/competitions/competitions/result-imports.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { commitImport as commitAgain } from '#core/competitions/result-imports/commit-import.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import {
  commitImport,
  getImport,
  getImportMapping,
  listImports,
  planImport,
} from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { asksFor } from '#test/support/asks-for.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { entered, judgedEvent, putClass, sendRun, staffOf, storedClass } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { putHelper } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putLeagueNumber } from '#test/support/leagues.ts'
import {
  about,
  aFile,
  commitOf,
  csvOf,
  plan,
  resultsHeader,
  sentencesOf,
} from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const changed = 'The results have changed since this preview. Review it again.'

/** The results that the lines of an import made. */
async function madeBy({ id }: Pick<ResultImport, 'id'>): Promise<CompetitionResult[]> {
  const made: CompetitionResult[] = []
  for await (const { targetId } of eachItem(importLines, { pk: linesPartition(id), prefix: 'LINE#' })) {
    const result = targetId && (await competitionResults.get({ id: targetId }, { consistent: true }))
    if (result) made.push(result)
  }
  return made
}

test('a file says line by line what it would do, and its good lines wait as results to be verified', async () => {
  const { eventId, organizer } = await judgedEvent()
  const ann = await entered(eventId)
  const csv = csvOf(
    'No;Name;Class;dB;Place',
    `${ann.number};;S1;151,3;1`,
    ';Gus Guest;Class S1;149,20;2',
    ';Gus Guest;S9;149,20;2',
    ';GUS GUEST;S1;140;3',
    ';Judged Jo;SQ1;84,25;1',
  )
  const planned = await organizer.client.call(planImport, {
    params: { eventId },
    body: aFile(`\ufeff${csv}`),
  })
  expect(planned.status).toBe(201)
  expect(planned.body).toMatchObject({
    status: 'planned',
    rows: 5,
    plan: { create: 3, update: 0, skip: 0, error: 2 },
  })
  expect(await sentencesOf(organizer.client, planned.body)).toEqual([
    'Line 2: Pat Person in S1 with 151.30, place 1.',
    'Line 3: Gus Guest as a guest in S1 with 149.20, place 2.',
    'Line 4: "S9" is not a class of this event.',
    'Line 5: This means the same as line 3.',
    'Line 6: Judged Jo as a guest in SQ1 with 84.25, place 1.',
  ])
  expect(await madeBy(planned.body)).toEqual([])
  expectProblem(await commitOf(organizer.client, planned.body, false), 409, 'import_errors')

  const { body: done } = await organizer.client.call(commitImport, {
    ...about(planned.body),
    body: { planHash: planned.body.planHash, goodLinesOnly: true },
  })
  expect(done).toMatchObject({ status: 'committed', committedLineNo: 6, plan: { create: 3, error: 2 } })
  expect(await madeBy(done)).toMatchObject([
    {
      source: 'import',
      importId: done.id,
      status: 'pending',
      competitorId: ann.userId,
      entryId: ann.entryId,
      score: { sumHundredths: 15130, judges: 1 },
      place: 1,
      submittedBy: organizer.userId,
    },
    { guest: { name: 'Gus Guest' }, place: 2 },
    { classKey: 'SQ1', score: { sumHundredths: 8425, judges: 1 } },
  ])
  const errors = await organizer.client.call(getImport, { ...about(done), query: { outcome: 'error' } })
  expect(errors.body.items.map(({ lineNo }) => lineNo)).toEqual([4, 5])

  const again = await plan(organizer.client, eventId, csv)
  expect(again.body.plan).toEqual({ create: 0, update: 0, skip: 3, error: 2 })
  const listed = await organizer.client.call(listImports, { params: { eventId } })
  expect(listed.body.items.map(({ id }) => id)).toEqual([again.body.id, done.id])
})

test('what is there already is left, replaced or an error, and what is decided stays', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const first = await plan(client, eventId, csvOf(resultsHeader, 'Gus,S1,151.30,1', 'Bo,S1,150,2'))
  await commitOf(client, first.body)
  const [gus, bo] = await madeBy(first.body)
  if (!gus || !bo) throw new Error('The results are missing.')
  const csv = csvOf(resultsHeader, 'Gus,S1,152.00,1', 'Bo,S1,151,2')
  expect((await plan(client, eventId, csv)).body.plan.skip).toBe(2)
  expect((await plan(client, eventId, csv, { choice: 'stop' })).body.plan.error).toBe(2)
  await commit(
    competitionResults.put({ ...bo, status: 'verified', version: bo.version + 1 }, { version: bo.version }),
  )
  const replacing = await plan(client, eventId, csv, { choice: 'replace' })
  expect(await sentencesOf(client, replacing.body)).toEqual([
    'Line 2: Gus in S1: 151.30 → 152.00, place 1.',
    'Line 3: The result of Bo in S1 has been decided, so an import no longer changes it.',
  ])
  await commitOf(client, replacing.body)
  expect(await competitionResults.get({ id: gus.id }, { consistent: true })).toMatchObject({
    score: { sumHundredths: 15200 },
    revision: 2,
    importId: replacing.body.id,
  })
})

test('an import that two commit at once makes each result once', async () => {
  const { eventId, organizer } = await judgedEvent()
  const second = await feedMember(url)
  await putHelper(eventId, second.userId)
  const guests = Array.from({ length: 40 }, (_, at) => `Guest ${at},S1,${120 + at},`)
  const { body: planned } = await plan(organizer.client, eventId, csvOf(resultsHeader, ...guests))
  const answers = await Promise.all(
    [organizer.client, second.client, organizer.client, second.client].map((client) =>
      commitOf(client, planned),
    ),
  )
  expect(answers.map(({ body }) => [body.status, body.plan.create])).toEqual(
    answers.map(() => ['committed', 40]),
  )
  const made = await madeBy(planned)
  expect(new Set(made.map(({ guest }) => guest?.name)).size).toBe(40)
  expect(made.every(({ version }) => version === 1)).toBe(true)
  const again = await plan(organizer.client, eventId, csvOf(resultsHeader, ...guests))
  expect(again.body.plan.skip).toBe(40)
})

test('an import that another call has committed while this one plans it again is committed, and no preview is out of date', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client, userId } = organizer
  const { body: planned } = await plan(client, eventId, csvOf(resultsHeader, 'Gus,S1,151.30,1'))
  const now = await control.now()
  const { planHash } = planned
  const request = await worldRequest({ now: () => now }, userId, {
    named: about(planned).params,
    body: { planHash, goodLinesOnly: true },
  })
  beforeNextWrite(() => commitOf(client, planned), asksFor('LINE#'))
  expect(await commitAgain(request, now)).toMatchObject({ status: 'committed', plan: { create: 1 } })
  expect(await madeBy(planned)).toHaveLength(1)
})

test('a long import goes on where it ended, also after its plan is old', async () => {
  const { eventId, organizer } = await judgedEvent()
  const guests = Array.from({ length: 230 }, (_, at) => `Guest ${at},S1,150,`)
  const { body: planned } = await plan(organizer.client, eventId, csvOf(resultsHeader, ...guests))
  const part = (await commitOf(organizer.client, planned)).body
  expect(part.status).toBe('committing')
  expect(part.committedLineNo).toBeGreaterThan(100)
  expect(part.committedLineNo).toBeLessThan(231)
  await commit(
    resultImports.put(
      { ...part, plannedAt: addTime(part.plannedAt, { hours: -3 }), version: part.version + 1 },
      { version: part.version },
    ),
  )
  let last = part
  while (last.status === 'committing') last = (await commitOf(organizer.client, planned)).body
  expect(last).toMatchObject({ status: 'committed', committedLineNo: 231, plan: { create: 230 } })
  expect(await madeBy(planned)).toHaveLength(230)
})

test('a plan is refused once anything that it was made of has changed, or after 30 minutes', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const csv = csvOf(resultsHeader, 'Gus,S1,151.30,1')
  const { body: one } = await plan(client, eventId, csv)
  const { body: other } = await plan(client, eventId, csv)
  await commitOf(client, one)
  const refused = await commitOf(client, other)
  expectProblem(refused, 409, 'plan_changed')
  expect(refused.body).toMatchObject({ detail: changed })
  const { body: old } = await plan(client, eventId, csvOf(resultsHeader, 'Bo,S1,151.30,1'))
  await commit(
    resultImports.put(
      { ...old, plannedAt: addTime(old.plannedAt, { minutes: -31 }), version: 2 },
      { version: 1 },
    ),
  )
  expectProblem(await commitOf(client, old), 409, 'plan_changed')
  expect((await readImport({ eventId, importId: old.id })).status).toBe('planned')
})

test('runs become those of entries, as the lanes write them', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const ann = await entered(eventId)
  await sendRun(organizer.client, judged, ann)
  const header = 'No,Name,Class,dB,Hz,Run'
  const csv = csvOf(
    header,
    `${ann.number},,S1,151.30,42.5,1`,
    `${ann.number},,S1,150.92,,2`,
    `${ann.number},,S1,150.92,,3`,
    `,Pat Persom,S1,149,,1`,
    `${ann.number},,SQ1,80,,1`,
  )
  const { body: planned } = await plan(organizer.client, eventId, csv, { kind: 'runs', choice: 'replace' })
  expect(await sentencesOf(organizer.client, planned)).toEqual([
    'Line 2: Pat Person in S1: 150.00 → 151.30.',
    'Line 3: Pat Person in S1 with 150.92.',
    'Line 4: S1 has 2 runs, so there is no run 3.',
    'Line 5: Pat Persom has not entered S1. If this is Pat Person, write the name like that in the file.',
    'Line 6: SQ1 is judged by sheets, so it has no runs.',
  ])
  expect((await commitOf(organizer.client, planned)).body.status).toBe('committed')
  const runs = await runsOf(eventId, 'S1', ann.entryId)
  expect(runs).toMatchObject([
    { runNo: 1, revision: 1, source: 'lane', measuredHundredths: 15000 },
    { runNo: 1, revision: 2, source: 'import', measuredHundredths: 15130, frequencyTenthsHz: 425 },
    { runNo: 2, revision: 1, source: 'import', measuredHundredths: 15092 },
  ])
  expect(runs[1]?.supersedes).toBe(runs[0]?.id)
  expect(await storedClass(judged)).toMatchObject({ state: 'running', recorded: 1 })
})

test('no one imports runs of an own vehicle, and what judges report is no import', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const own = await entered(eventId)
  await putHelper(eventId, own.userId)
  const header = 'No,Class,dB'
  const runs = await plan(own.client, eventId, csvOf(header, `${own.number},S1,151`), { kind: 'runs' })
  expect(await sentencesOf(own.client, runs.body)).toEqual(['Line 2: You cannot judge your own vehicle.'])

  const { body: planned } = await plan(organizer.client, eventId, csvOf(header, `${own.number},S1,151`))
  await putClass(judged, { state: 'running' })
  expectProblem(await commitOf(organizer.client, planned), 409, 'plan_changed')
  const again = await plan(organizer.client, eventId, csvOf(header, `${own.number},S1,151`))
  expect((await sentencesOf(organizer.client, again.body))[0]).toMatch(
    /^Line 2: The judges of .* report this class/,
  )
})

test('a league number counts for its owner, and not for a member who only claims it', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { rules } = await judgedClassAt(eventId, 'S1')
  const ann = await entered(eventId)
  const stranger = await feedMember(url)
  await putLeagueNumber(rules.leagueId, ann.userId, 'A-17')
  await putLeagueNumber(rules.leagueId, stranger.userId, 'B-18')
  const csv = csvOf('Member No.,Name,Class,dB', 'a-17,,S1,151', 'B-18,Someone,S1,150')
  const { body: planned } = await plan(organizer.client, eventId, csv)
  expect(await sentencesOf(organizer.client, planned)).toEqual([
    'Line 2: Pat Person in S1 with 151.00, place 1.',
    'Line 3: No one is known by the member number B-18. Who is this?',
  ])
})

test('the columns are remembered for the member and the headers', async () => {
  const { eventId, organizer } = await judgedEvent()
  const headers = ['Who', 'Class', 'dB']
  const ask = (client = organizer.client) =>
    client.call(getImportMapping, { params: { eventId }, body: { kind: 'results', headers } })
  expect((await ask()).body).toEqual({ columns: { class: 1, score: 2 }, isKept: false })
  const columns = { name: 0, class: 1, score: 2 }
  await plan(organizer.client, eventId, csvOf(headers.join(','), 'Gus,S1,151'), { columns })
  expect((await ask()).body).toEqual({ columns, isKept: true })
  const other = await feedMember(url)
  await putHelper(eventId, other.userId)
  expect((await ask(other.client)).body.isKept).toBe(false)
})

test('a file that cannot be read is refused with a sentence', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const noLines = await plan(client, eventId, `${resultsHeader}\n`)
  expectProblem(noLines, 422, 'file_refused')
  expect(noLines.body).toMatchObject({ detail: 'The file has no lines below its header.' })
  const open = await plan(client, eventId, csvOf(resultsHeader, '"Gus,S1,151'))
  expect(open.body).toMatchObject({ detail: 'Line 2: a quotation mark is not closed.' })
  const many = csvOf(resultsHeader, ...Array.from({ length: 2001 }, () => 'Gus,S1,151,'))
  expect((await plan(client, eventId, many)).body).toMatchObject({
    detail: 'A file may have at most 2,000 lines.',
  })
  const missing = await plan(client, eventId, csvOf('Class,Score', 'S1,151'))
  expectProblem(missing, 422, 'columns_needed')
})

test('the desk, judges and strangers import nothing', async () => {
  const { eventId, organizer } = await judgedEvent()
  const csv = csvOf(resultsHeader, 'Gus,S1,151,1')
  const { body: planned } = await plan(organizer.client, eventId, csv)
  const desk = await staffOf(eventId, 'desk')
  const judge = await staffOf(eventId, 'head_judge')
  expectProblem(await plan(desk.client, eventId, csv), 403, 'not_organizer')
  expectProblem(await commitOf(desk.client, planned), 403, 'not_organizer')
  expectProblem(await plan(judge.client, eventId, csv), 404, 'not_desk')
  const elsewhere = await judgedEvent()
  expectProblem(
    await elsewhere.organizer.client.call(getImport, {
      params: { eventId: elsewhere.eventId, importId: planned.id },
    }),
    404,
    'import_not_found',
  )
})
