import { getMany } from '#core/platform/db/get-many.ts'
import type { CompetitionRecord } from '#shared/leaderboard/records/competition-record.ts'
import { competitionRecords } from './competition-records.ts'

type Class = Pick<CompetitionRecord, 'leagueId' | 'classKey'>

/** The record of a class of all time, and the best of each of these members in it, by scope and as they are now. */
export async function recordsFor(
  of: Class,
  memberIds: readonly string[],
): Promise<Map<string, CompetitionRecord>> {
  const scopes = ['all', ...new Set(memberIds)]
  const rows = await getMany(
    scopes.map((scope) => competitionRecords.key({ ...of, scope })),
    { consistent: true },
  )
  return new Map(rows.map((row) => competitionRecords.read(row as never)).map((one) => [one.scope, one]))
}
