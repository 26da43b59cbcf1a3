import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { exportResults as contract } from '#shared/competitions/competition-results/contract.ts'
import { resultColumns } from '#shared/competitions/competition-results/result-columns.ts'
import { csvPart } from '#shared/platform/csv/csv-part.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { competitionResults, resultsOfMember } from './competition-results.ts'
import { exportedResults } from './exported-results.ts'

const rowsAPart = 100

/** A part of a member’s own results as CSV, the latest event first, each with the points that it gave. */
export async function exportResults(
  actor: Actor,
  cursor: string | undefined,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const { userId } = actor
  const { items, nextCursor } = await competitionResults.list({
    index: 'gsi1',
    pk: resultsOfMember(userId),
    newestFirst: true,
    limit: rowsAPart,
    cursor,
  })
  const rows = await exportedResults(items)
  const isFirst = cursor === undefined
  if (isFirst)
    await commit(
      recordActivity({ by: actor, type: 'system_event', description: 'Exported their own results' }, now),
    )
  return {
    csv: csvPart({ columns: resultColumns, rows, isFirst }),
    rows: rows.length,
    ...(nextCursor && { nextCursor }),
  }
}
