import { getMany } from '#core/platform/db/get-many.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { BoardRow } from '#shared/competitions/competitions/board.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { CompetitionRecord } from '#shared/leaderboard/records/competition-record.ts'
import { entryMark } from '#shared/leaderboard/records/entry-mark.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import type { ClassRules } from './class-at.ts'
import { competitionRecords } from './competition-records.ts'

type Marking = {
  of: Pick<CompetitionClass, 'classKey' | 'state'>
  rules: ClassRules
  entries: readonly ClassEntry[]
  rows: readonly BoardRow[]
}

/** The rows of a board with the records that they hold, or would hold. */
export async function markedRows({ of, rules, entries, rows }: Marking): Promise<BoardRow[]> {
  const scored = rows.filter(({ score, isZero }) => score && !isZero)
  if (scored.length === 0 || of.state === 'void') return [...rows]
  const memberOf = new Map(entries.map(({ entryId, userId }) => [entryId as string, userId]))
  const records = await recordsFor(
    { leagueId: rules.leagueId, classKey: of.classKey },
    scored.flatMap(({ entryId }) => memberOf.get(entryId) ?? []),
  )
  const { betterIs } = rules.format
  const [best] = scored
    .flatMap(({ score }) => score ?? [])
    .toSorted((one, other) => compareScores(one, other, betterIs))
  return rows.map((row) => {
    const { entryId, score, isZero } = row
    const mark = entryMark(
      {
        resultId: resultIdOf(entryId),
        score,
        isZero,
        isBest: score !== undefined && best !== undefined && compareScores(score, best, betterIs) === 0,
        isVerified: of.state === 'verified',
        ofClass: records.get('all'),
        ofMember: records.get(memberOf.get(entryId) ?? ''),
      },
      betterIs,
    )
    return mark ? { ...row, recordMark: mark } : row
  })
}

type Class = Pick<CompetitionRecord, 'leagueId' | 'classKey'>

/** The record of a class of all time, and the best of each of these members in it, by scope and as they are now. */
async function recordsFor(of: Class, memberIds: readonly string[]): Promise<Map<string, CompetitionRecord>> {
  const scopes = ['all', ...new Set(memberIds)]
  const rows = await getMany(
    scopes.map((scope) => competitionRecords.key({ ...of, scope })),
    { consistent: true },
  )
  return new Map(rows.map((row) => competitionRecords.read(row as never)).map((one) => [one.scope, one]))
}
