import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'
import { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { Protest } from '#shared/competitions/protests/protest.ts'
import { Run } from '#shared/competitions/runs/run.ts'
import { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { verifiedEvents } from './demo-class-sheets.ts'
import { demoJudged } from './demo-judged.ts'
import { demoPastRuns } from './demo-past-runs.ts'
import { demoPlaces } from './demo-places.ts'

const days = ['2026-11-25T21:00:00.000Z', '2027-03-14T10:30:00.000Z', '2028-02-29T00:00:00.000Z']

test.each(days)('on %s what was judged is whole, and all of it has happened', (now) => {
  for (const { of, runs, sheets, revisions, protests, bracket } of demoJudged(now)) {
    if (bracket) z.parse(Bracket, bracket)
    z.parse(CompetitionClass, of)
    for (const one of runs) z.parse(Run, one)
    for (const { head, saved } of sheets) for (const one of [head, saved]) z.parse(ScoreSheet, one)
    for (const one of revisions) z.parse(ClassRevision, one)
    for (const one of protests) z.parse(Protest, one)
    const all = [...runs, ...sheets.map(({ head }) => head), ...protests, of]
    expect(all.every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt <= now)).toBe(true)
  }
})

test.each(days)(
  'on %s the live event has a class that is provisional, one that runs, and sheets to write',
  (now) => {
    const [provisional, running, sheets, official] = demoJudged(now)
    expect(provisional?.of).toMatchObject({
      state: 'provisional',
      revision: 1,
      protestEndsAt: addTime(now, { minutes: 12 }),
    })
    const placed =
      provisional?.revisions[0]?.entries
        .filter(({ status }) => status !== 'withdrawn')
        .toSorted((a, b) => (a.place ?? 9) - (b.place ?? 9)) ?? []
    expect(placed.map(({ status, place }) => [status, place])).toEqual([
      ['placed', 1],
      ['placed', 2],
      ['placed', 3],
      ['absent', undefined],
    ])
    expect(placed[0]?.competitorId).toBe(demoUserId('pro@demo.test'))
    expect(placed[1]?.tieReason).toContain('second run')
    expect(provisional?.protests).toMatchObject([{ status: 'open', by: placed[2]?.competitorId }])
    expect(running?.of.state).toBe('running')
    expect(new Set(running?.runs.map(({ runNo }) => runNo))).toEqual(new Set([1, 2]))
    const retailer = demoUserId('retailer@demo.test')
    const own = sheets?.sheets.filter(({ head }) => head.judgeId === retailer) ?? []
    expect(own.map(({ head }) => head.status).toSorted()).toEqual([
      'draft',
      'reopened',
      'submitted',
      'submitted',
    ])
    const left = (sheets?.entries.filter(({ status }) => status === 'in').length ?? 0) - 2
    expect(left).toBe(8)
    expect(official?.of.state).toBe('final')
    expect(official?.protests).toMatchObject([{ status: 'denied', revision: 1 }])
  },
)

test.each(days)('on %s the bracket of the live event waits for the other one of its final', (now) => {
  const { bracket, entries = [] } = demoJudged(now).find(({ of }) => of.classKey === 'X1') ?? {}
  expect(entries).toHaveLength(9)
  expect(bracket?.rounds.map((matches) => matches.filter(({ winnerId }) => winnerId).length)).toEqual([
    4, 1, 0,
  ])
  const ran = bracket?.rounds.flat().filter(({ winnerId }) => winnerId) ?? []
  for (const { a, b, winnerId, measured = {} } of ran)
    expect(winnerId).toBe((measured.a ?? 0) > (measured.b ?? 0) ? a : b)
})

test.each(days)('on %s everyone who was placed had entered that class, and ran', (now) => {
  const places = demoPlaces(now)
  expect(places).toHaveLength(verifiedEvents(now).flatMap(([, sheets]) => sheets).length)
  const sheets = new Map(
    verifiedEvents(now).flatMap(([{ id }, all]) =>
      all.map(([classKey, , ...people]) => [`${id} ${classKey}`, people.length] as const),
    ),
  )
  for (const one of places) {
    const { event, of, revision, earlier } = one
    expect(revision.entries.length, `${event.title} ${of.classKey}`).toBe(
      sheets.get(`${event.id} ${of.classKey}`),
    )
    for (const run of demoPastRuns(one, now)) z.parse(Run, run)
    expect([...earlier, revision]).toHaveLength(of.revision)
  }
})
