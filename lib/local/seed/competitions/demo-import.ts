import type { StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { planHash } from '#core/competitions/result-imports/plan-hash.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { guessColumns } from '#shared/competitions/result-imports/guess-columns.ts'
import { planImport } from '#shared/competitions/result-imports/plan-import.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** Two lines of it are bad: a class that does not exist, and a person twice. */
const file = [
  ['Name', 'Class', 'Score', 'Place'],
  ['Marta Quillfeather', 'S3', '143.20', '1'],
  ['Dale Rookwood', 'S3', '141.75', '2'],
  ['Ivy Tranter', 'S9', '140.10', '3'],
  ['Marta Quillfeather', 'S3', '139.00', '4'],
  ['Owen Pellworth', 'S3', '138.45', '3'],
]

/** A preview at the event that is running, with its lines. */
export function demoImport(now: string): { made: ResultImport; lines: StoredLine[] } {
  const event = demoEvents(now).find(({ title }) => title === 'River City Lanes')
  if (!event) throw new Error('The demo has no event that is running.')
  const at = addTime(now, { minutes: -8 })
  const [headers = [], ...rows] = file
  const columns = guessColumns(headers)
  const { id: eventId } = event
  const choice = 'skip' as const
  const plan = planImport(
    rows.map((cells, index) => ({ lineNo: index + 2, cells })),
    {
      kind: 'results',
      columns,
      classes: event.classes.map(({ classKey, name }) => ({ classKey, name, isMetered: true })),
      violations: [],
      leagueNumbers: new Map(),
      entrants: [],
      takesGuests: true,
      eventId,
      days: { startsOn: event.startsOn ?? '', endsOn: event.endsOn ?? '' },
      choice,
      existing: new Map(),
      standing: new Map(),
      refusalOf: () => undefined,
    },
  )
  const made: ResultImport = {
    id: deriveId('ipt', at, 'lane-results.csv'),
    kind: 'results',
    eventId,
    fileName: 'lane-results.csv',
    columns,
    choice,
    rows: rows.length,
    plan: plan.counts,
    questions: plan.questions,
    warnings: plan.warnings,
    planVersion: 2,
    planHash: planHash(plan),
    plannedAt: at,
    status: 'planned',
    committedLineNo: 0,
    undoneLineNo: 0,
    left: 0,
    by: demoUserId('organizer@demo.test') as ResultImport['by'],
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
  const lines = plan.lines.map(
    (line, index): StoredLine => ({
      ...line,
      importId: made.id,
      cells: rows[index] ?? [],
      createdAt: at,
      version: 1,
    }),
  )
  return { made, lines }
}
