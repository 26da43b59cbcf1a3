import {
  bestOfClass,
  competitionResults,
} from '#core/competitions/competition-results/competition-results.ts'
import { rulesOf } from '#core/competitions/competitions/class-at.ts'
import { competitionRecords } from '#core/competitions/competitions/competition-records.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { CompetitionRecord } from '#shared/leaderboard/records/competition-record.ts'
import { recordOf } from '#shared/leaderboard/records/record-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'

type Class = Pick<CompetitionRecord, 'leagueId' | 'classKey'>

type Ranking = Class & {
  rulebook?: RulebookPin | undefined
  /** The scopes that may have changed: the class always, and a season, an event or a member. */
  scopes: readonly string[]
  /** New rows, which may not be in the index yet. */
  resultIds: readonly string[]
}

export type RecordChange = {
  before?: CompetitionRecord
  after?: CompetitionRecord
  betterIs: BetterIs
  /** Missing where no rules know the class. */
  className?: string | undefined
  unit?: ReturnType<typeof unitOf> | undefined
}

const rowsACommit = 25

const isOf = (scope: string, { seasonId, eventId, competitorId }: CompetitionResult) =>
  scope === 'all' || scope === seasonId || scope === eventId || scope === competitorId

/** Makes the records of a class in some scopes from its verified results, and answers with those that changed. */
export async function rankRecords(ranking: Ranking): Promise<RecordChange[]> {
  // These include what earlier attempts wrote before they began again.
  const written: RecordChange[] = []
  return untilUnchanged(
    async () => {
      const { leagueId, classKey, rulebook, resultIds } = ranking
      const scopes = ['all', ...new Set(ranking.scopes.filter((scope) => scope !== goneOwnerId))]
      const rows = await getMany(
        scopes.map((scope) => competitionRecords.key({ leagueId, classKey, scope })),
        { consistent: true },
      )
      const before = new Map(rows.map((row) => competitionRecords.read(row)).map((one) => [one.scope, one]))
      const rules = rulebook && (await rulesOf(rulebook, classKey))
      const betterIs = rules?.format.betterIs ?? 'more'
      const results = await resultsOf(ranking, resultIds)
      const changes = scopes.flatMap((scope): RecordChange[] => {
        const had = before.get(scope)
        const best = recordOf(
          results.filter((result) => isOf(scope, result)),
          betterIs,
        )
        if (!best) return had ? [{ before: had, betterIs }] : []
        const after = { leagueId, classKey, scope, ...best, version: (had?.version ?? 0) + 1 }
        return had && isSame(had, after) ? [] : [{ ...(had && { before: had }), after, betterIs }]
      })
      for (let at = 0; at < changes.length; at += rowsACommit) {
        const some = changes.slice(at, at + rowsACommit)
        await commit(...some.flatMap(write))
        written.push(...some)
      }
      return written.map((change) => ({
        ...change,
        className: rules?.class.name,
        unit: rules && unitOf(rules.format.kind),
      }))
    },
    { crowd: true },
  )
}

const isSame = (one: CompetitionRecord, other: CompetitionRecord) =>
  JSON.stringify([one.score, one.holders, one.since, one.resultId]) ===
  JSON.stringify([other.score, other.holders, other.since, other.resultId])

const write = ({ before, after }: RecordChange): Write[] => {
  if (after) return [competitionRecords.put(after, before ? { version: before.version } : { absent: true })]
  return before ? [competitionRecords.delete(before)] : []
}

/** The verified results of a class, those that were just written as they are now. */
async function resultsOf({ leagueId, classKey }: Class, resultIds: readonly string[]) {
  const found = new Map<string, CompetitionResult>()
  const where = { index: 'gsi2' as const, pk: bestOfClass(leagueId, classKey) }
  for await (const result of eachItem(competitionResults, where)) found.set(result.id, result)
  for (const id of resultIds) found.delete(id)
  const keys = [...new Set(resultIds)].map((id) => competitionResults.key({ id }))
  for (const row of await getMany(keys, { consistent: true })) {
    const result = competitionResults.read(row)
    if (result.leagueId === leagueId && result.classKey === classKey) found.set(result.id, result)
  }
  return [...found.values()]
}
