import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { keyOf, resultKeys } from '#core/competitions/competition-results/result-keys.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { CompetitorMatch } from '#shared/competitions/result-imports/match-competitor.ts'
import { type Existing, saidOf } from '#shared/competitions/result-imports/plan-import.ts'
import type { ImportRow } from '#shared/competitions/result-imports/read-row.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'

export type Meant = { row: ImportRow; match: CompetitorMatch; key: string; entries: readonly ClassEntry[] }
type ByMeaning = Map<string, Existing>

/** The last revision of a run of an entry, unless it was voided. */
export function currentRun(runs: readonly Run[], entryId: string, runNo: number): Run | undefined {
  const last = runs.filter((one) => one.entryId === entryId && one.runNo === runNo).at(-1)
  return last?.voidedBy ? undefined : last
}

/** The runs that lines mean. */
export async function existingRuns(eventId: string, meant: readonly Meant[]): Promise<ByMeaning> {
  const classKeys = [...new Set(meant.map(({ row }) => row.classKey))]
  const runs = new Map(
    await Promise.all(
      classKeys.map(async (classKey) => [classKey, await runsOf(eventId, classKey)] as const),
    ),
  )
  return new Map(
    meant.flatMap(({ row, key, entries }): [string, Existing][] => {
      const run = currentRun(runs.get(row.classKey) ?? [], entries[0]?.entryId ?? '', row.runNo)
      if (!run) return []
      const { id, revision, measuredHundredths, frequencyTenthsHz, violations } = run
      const said = saidOf('runs', { scoreHundredths: measuredHundredths, frequencyTenthsHz, violations })
      return [[key, { targetId: id, revision, scoreHundredths: measuredHundredths, said }]]
    }),
  )
}

type Named = Pick<CompetitionResult, 'eventId' | 'eventOn' | 'leagueId' | 'classKey'>

/** The person whose result a line is, as the key of results knows them. */
export const whoseResult = (
  match: CompetitorMatch,
  entry: Pick<ClassEntry, 'entryId'> | undefined,
): Pick<CompetitionResult, 'competitorId' | 'guest' | 'entryId'> => ({
  ...(match.userId
    ? { competitorId: match.userId as NonNullable<CompetitionResult['competitorId']> }
    : { guest: { name: match.name } }),
  ...(entry && { entryId: entry.entryId }),
})

export const importedKey = (named: Named, whose: ReturnType<typeof whoseResult>): string =>
  keyOf({ source: 'import', ...named, ...whose }) ?? ''

/** Tells whether an import may replace a result: only one from an import that no one has decided. */
export function isReplaceable({ source, status }: Pick<CompetitionResult, 'source' | 'status'>): boolean {
  return source === 'import' && status === 'pending'
}

function fixedBecause(result: CompetitionResult, { name }: CompetitorMatch): string | undefined {
  if (isReplaceable(result)) return undefined
  return result.source === 'import'
    ? `The result of ${name} in ${result.classKey} has been decided, so an import no longer changes it.`
    : `${name} reported a result in ${result.classKey}. A verifier accepts or rejects it.`
}

/** The results that lines mean, those that members reported among them. */
export async function existingResults(
  eventId: NonNullable<Named['eventId']>,
  leagueId: Named['leagueId'],
  meant: readonly Meant[],
): Promise<ByMeaning> {
  const keyFor = ({ row, match, entries }: Meant) =>
    importedKey({ eventId, leagueId, classKey: row.classKey, eventOn: '' }, whoseResult(match, entries[0]))
  const keys = await getMany([...new Set(meant.map(keyFor))].map((key) => resultKeys.key({ key })))
  const idOf = new Map(keys.map((row) => resultKeys.read(row)).map(({ key, resultId }) => [key, resultId]))
  const rows = await getMany([...new Set(idOf.values())].map((id) => competitionResults.key({ id })))
  const results = new Map(rows.map((row) => competitionResults.read(row)).map((one) => [one.id, one]))
  return new Map(
    meant.flatMap((one): [string, Existing][] => {
      const result = results.get(idOf.get(keyFor(one)) ?? ('' as CompetitionResult['id']))
      if (!result) return []
      const { id, version, score, isZero, status, source } = result
      const isStanding = status === 'verified' || (status === 'pending' && source === 'import')
      const scoreHundredths = score.sumHundredths
      const fixed = fixedBecause(result, one.match)
      const there: Existing = {
        targetId: id,
        revision: version,
        scoreHundredths,
        said: saidOf('results', { scoreHundredths }),
        ...(fixed && { fixed }),
        ...(isStanding && { standing: { score, isZero } }),
      }
      return [[one.key, there]]
    }),
  )
}
