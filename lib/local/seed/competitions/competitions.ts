import { brackets } from '#core/competitions/competitions/brackets.ts'
import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { eventLanes } from '#core/competitions/competitions/event-lanes.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { newRun } from '#core/competitions/runs/run-at.ts'
import { sheetRevisions } from '#core/competitions/score-sheets/sheet-revisions.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoJudged } from './demo-judged.ts'
import { demoPastRuns } from './demo-past-runs.ts'
import { demoPlaces } from './demo-places.ts'

const absent = { absent: true } as const

/** Classes that are being judged: their runs, sheets, places, brackets and protests, the lanes of their event, and the runs of past ones. */
export function seed(now: string): Write[] {
  const all = demoJudged(now)
  const [first] = all
  return [
    ...all.flatMap(({ of, runs, sheets, revisions, protests: filed, bracket }) => [
      ...(bracket ? [brackets.put(bracket, absent)] : []),
      competitionClasses.put(of, absent),
      ...runs.flatMap(newRun),
      ...sheets.flatMap(({ head, saved }) => [
        scoreSheets.put(head, absent),
        sheetRevisions.put(saved, absent),
      ]),
      ...revisions.map((revision) => classRevisions.put(revision, absent)),
      ...filed.map((protest) => protests.put(protest, absent)),
    ]),
    ...demoPlaces(now).flatMap((one) => demoPastRuns(one, now).flatMap(newRun)),
    ...(first
      ? [
          eventLanes.put(
            {
              eventId: first.event.id,
              lanes: [
                { id: 'lane-1', name: 'Lane 1' },
                { id: 'lane-2', name: 'Lane 2' },
              ],
              createdAt: first.event.createdAt,
              updatedAt: first.event.createdAt,
              version: 1,
            },
            absent,
          ),
        ]
      : []),
  ]
}
