import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { pinOf, rulesOf } from '#core/competitions/competitions/class-at.ts'
import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { withClaims } from '#core/competitions/competitions/with-claims.ts'
import { events } from '#core/events/events/events.ts'
import { newestRulebook } from '#core/rules/rulebooks/newest-rulebook.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { type RecordChange, rankRecords } from './rank-records.ts'

type Named = Pick<ClassRevision, 'eventId' | 'classKey'>

/** The records that the results of a class of an event are part of, or were in one of its revisions. */
export async function rankRecordsOfClass(named: Named): Promise<RecordChange[]> {
  const [of, event] = await Promise.all([
    competitionClasses.get(named, { consistent: true }),
    events.get({ id: named.eventId }, { consistent: true }),
  ])
  if (!of || !event) return []
  const rulebook = of.rulebook ?? pinOf(event as WholeEvent)
  const rules = rulebook && (await rulesOf(rulebook, named.classKey))
  if (!rules) return []
  const numbers = Array.from({ length: of.revision }, (_, at) => at + 1)
  const revisions = await Promise.all(numbers.map((revision) => readRevision({ ...named, revision })))
  const entries = await withClaims(revisions.flatMap((revision) => revision?.entries ?? []))
  return rankRecords({
    leagueId: rules.leagueId,
    classKey: named.classKey,
    rulebook,
    scopes: [
      named.eventId,
      ...event.seasons.map(({ seasonId }) => seasonId),
      ...entries.flatMap(({ competitorId }) => competitorId ?? []),
    ],
    resultIds: entries.map(({ entryId }) => resultIdOf(entryId)),
  })
}

type Place = Pick<CompetitionResult, 'leagueId' | 'classKey' | 'seasonId' | 'eventId'>

/** The records that one result is part of, or was part of before it was corrected. */
export async function rankRecordsOfResult(resultId: string, was: Place | undefined): Promise<RecordChange[]> {
  const result = await competitionResults.get({ id: resultId }, { consistent: true })
  if (!result) return []
  const places = [...(was ? [was] : []), result]
  const changes: RecordChange[] = []
  for (const place of places) changes.push(...(await rankAt(place, result)))
  return changes
}

async function rankAt(
  { leagueId, classKey, seasonId, eventId }: Place,
  { id, competitorId }: CompetitionResult,
): Promise<RecordChange[]> {
  const season = seasonId ? await seasons.get({ id: seasonId }) : undefined
  return rankRecords({
    leagueId,
    classKey,
    rulebook: season?.rulebook ?? (await newestPin(leagueId)),
    scopes: [seasonId, eventId, competitorId].flatMap((one) => one ?? []),
    resultIds: [id],
  })
}

/** A report may name no season: the better score in its class is the same in all versions of the rules. */
async function newestPin(leagueId: Place['leagueId']): Promise<RulebookPin | undefined> {
  const rulebook = await newestRulebook(leagueId)
  return rulebook && { rulebookId: rulebook.id, versionNo: rulebook.versionNo }
}
