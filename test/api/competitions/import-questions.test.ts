import { expect, test } from 'vitest'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { judgedClassAt } from '#core/competitions/competitions/class-at.ts'
import { linesOf } from '#core/competitions/competitions/import-lines.ts'
import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { commit } from '#core/platform/db/commit.ts'
import { answerImport, getImport } from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { Client } from '#test/support/client.ts'
import { entered, judgedEvent } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putLeagueNumber } from '#test/support/leagues.ts'
import { about, commitOf, csvOf, plan, sentencesOf } from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const control = controlOf(sharedCloud().url)

type Answers = BodyOf<typeof answerImport>['answers']

const answer = (client: Client, of: ResultImport, ...answers: Answers) =>
  client.call(answerImport, { ...about(of), body: { answers } })

const asked = async (client: Client, of: ResultImport) =>
  (await client.call(getImport, { ...about(of), query: { outcome: 'question' } })).body

const whose = async ({ id }: ResultImport) =>
  Promise.all(
    (await linesOf(id)).map(async ({ targetId }) => {
      const one = targetId ? await competitionResults.get({ id: targetId }, { consistent: true }) : undefined
      return one?.competitorId ?? one?.guest?.name
    }),
  )

test('an unknown number, a number of another name and a name of two are asked, and each answer counts', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { client } = organizer
  const { rules } = await judgedClassAt(eventId, 'S1')
  // Both are named Pat Person.
  const [ann, bo] = [await entered(eventId), await entered(eventId)]
  await putLeagueNumber(rules.leagueId, ann.userId, '4711')
  const csv = csvOf(
    'Member no,Name,Class,Score',
    '9999,Pat Person,S1,150.40',
    '4711,Bob Other,S1,150.30',
    ',Pat Person,S1,150.20',
    '9998,Gus Gale,S1,150.10',
    '04711,,S1,150.50',
  )
  const { body: planned } = await plan(client, eventId, csv)
  expect(planned).toMatchObject({ questions: 4, plan: { create: 1, error: 4 } })
  const { items, entrants } = await asked(client, planned)
  expect(items.map(({ sentence }) => sentence)).toEqual([
    'Line 2: No one is known by the member number 9999. Who is this?',
    'Line 3: The member number 4711 belongs to Pat Person, and the file says Bob Other. Who is this?',
    'Line 4: 2 entrants are named Pat Person. Who is this?',
    'Line 5: No one is known by the member number 9998. Who is this?',
  ])
  expect(entrants?.map(({ registrationId }) => registrationId).toSorted()).toEqual(
    [ann, bo].map(({ registrationId }) => registrationId).toSorted(),
  )
  expectProblem(await commitOf(client, planned), 409, 'import_questions')

  const value = `entrant:${bo.registrationId}`
  const { body: some } = await answer(
    client,
    planned,
    { lineNo: 2, about: 'who', value },
    { lineNo: 3, about: 'who', value: 'leave_out' },
  )
  expect(some).toMatchObject({ questions: 2, plan: { create: 2, skip: 1, error: 2 } })
  expectProblem(await commitOf(client, planned), 409, 'plan_changed')
  const { body: all } = await answer(client, some, { about: 'who', value: 'guest' })
  expect(await sentencesOf(client, all)).toEqual([
    'Line 2: Pat Person in S1 with 150.40, place 2.',
    'Line 3: This line is left out.',
    'Line 4: Pat Person as a guest in S1 with 150.20, place 3.',
    'Line 5: Gus Gale as a guest in S1 with 150.10, place 4.',
    'Line 6: Pat Person in S1 with 150.50, place 1.',
  ])
  expect((await commitOf(client, all)).body).toMatchObject({ status: 'committed', plan: { create: 4 } })
  expect(await whose(all)).toEqual([bo.userId, undefined, 'Pat Person', 'Gus Gale', ann.userId])
  expectProblem(await answer(client, all, { about: 'who', value: 'guest' }), 409, 'import_state')
})

test('numbers are compared as numbers, with or without zeros before them', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const { rules } = await judgedClassAt(eventId, 'S1')
  const ann = await entered(eventId)
  await putLeagueNumber(rules.leagueId, ann.userId, '0042')
  for (const number of ['42', '0042', '00042']) {
    const { body } = await plan(organizer.client, eventId, csvOf('Member no,Class,Score', `${number},S1,150`))
    expect(await sentencesOf(organizer.client, body)).toEqual([
      'Line 2: Pat Person in S1 with 150.00, place 1.',
    ])
  }
  const entry = String(ann.number).padStart(5, '0')
  const { body } = await plan(organizer.client, eventId, csvOf('No,Class,Score', `${entry},S1,150`))
  expect(body.plan.create).toBe(1)
})

test('a line of another day waits for an answer, and one answer is enough for all', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const csv = csvOf('Name,Class,Score,Date', 'Ann,S1,150,2020-01-02', 'Bo,S1,151,2020-01-02')
  const { body: planned } = await plan(client, eventId, csv)
  expect(planned.questions).toBe(2)
  const { body: kept } = await answer(client, planned, { about: 'date', value: 'keep' })
  expect(kept).toMatchObject({ questions: 0, plan: { create: 2, error: 0 } })
  expect((await commitOf(client, kept, false)).body.status).toBe('committed')
})

test('two who answer at once leave one plan, which is committed as it is or not at all', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const csv = csvOf('Member no,Name,Class,Score', '9999,Gus,S1,150', '9998,Bo,S1,151')
  const { body: planned } = await plan(client, eventId, csv)
  const answers = await Promise.all([
    answer(client, planned, { lineNo: 2, about: 'who', value: 'guest' }),
    answer(client, planned, { lineNo: 3, about: 'who', value: 'leave_out' }),
  ])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const { body: now } = await client.call(getImport, about(planned))
  const left = await answer(
    client,
    now.import,
    { lineNo: 2, about: 'who', value: 'guest' },
    { lineNo: 3, about: 'who', value: 'leave_out' },
  )
  expect(left.body).toMatchObject({ questions: 0, plan: { create: 1, skip: 1 } })
  expect((await commitOf(client, left.body)).body).toMatchObject({ status: 'committed', plan: { create: 1 } })
})

test('a file says who has no score, and no result is made of one who is disqualified at the desk', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const ann = await entered(eventId)
  // The stream would write the entry again as it was.
  await control.settle()
  const csv = csvOf('No,Name,Class,Score', ',Dee,S1,DNF', ',Eve,S1,DQ', ',Flo,S1,-', `${ann.number},,S1,150`)
  const words = [
    'Line 2: Dee in S1 did not finish, so there is no score and no place.',
    'Line 3: Eve in S1 was disqualified, so there is no score and no place.',
    'Line 4: Flo in S1 has no score, so there is nothing to import.',
  ]
  const { body: planned } = await plan(client, eventId, csv)
  expect(await sentencesOf(client, planned)).toEqual([
    ...words,
    'Line 5: Pat Person in S1 with 150.00, place 1.',
  ])
  const { client: _, userId: __, ...entry } = ann
  await commit(classEntries.derive({ ...entry, status: 'disqualified' }))
  expect(await sentencesOf(client, (await plan(client, eventId, csv)).body)).toEqual([
    ...words,
    'Line 5: Pat Person is disqualified in S1.',
  ])
  // Reinstated.
  await commit(classEntries.derive({ ...entry, status: 'in' }))
  expect((await plan(client, eventId, csv)).body.plan).toMatchObject({ create: 1, error: 0 })
})

test('runs that stand side by side become a run each of the entry', async () => {
  const { eventId, organizer } = await judgedEvent()
  const { client } = organizer
  const ann = await entered(eventId)
  const csv = csvOf(
    'CAR #,First Name,Last Name,Class,Run 1,Run 2',
    `${ann.number},Pat,Person,S1,150.10,151.30`,
  )
  const { body: planned } = await plan(client, eventId, csv, { kind: 'runs' })
  expect(await sentencesOf(client, planned)).toEqual([
    'Line 2, run 1: Pat Person in S1 with 150.10.',
    'Line 2, run 2: Pat Person in S1 with 151.30.',
  ])
  expect((await commitOf(client, planned)).body).toMatchObject({ status: 'committed', plan: { create: 2 } })
})

test('the header is the line that was chosen', async () => {
  const { eventId, organizer } = await judgedEvent()
  const lines = ['Spring Bass Off', '', 'Name,Class,Score', 'Ann,S1,150']
  const columns = { name: 0, class: 1, score: 2 }
  const planned = await plan(organizer.client, eventId, lines.join('\n'), { columns, headerLineNo: 3 })
  expect(await sentencesOf(organizer.client, planned.body)).toEqual([
    'Line 4: Ann as a guest in S1 with 150.00, place 1.',
  ])
  const missing = await plan(organizer.client, eventId, lines.join('\n'), { columns, headerLineNo: 2 })
  expectProblem(missing, 422, 'file_refused')
})
