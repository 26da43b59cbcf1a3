import {
  competitionResults,
  resultsOfEvent,
} from '#core/competitions/competition-results/competition-results.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { resultsOfImport, standsIn } from './results-of-import.ts'

/**
 * The results that stand in a class that is not judged here, as they are now: imported ones that wait or count, and
 * reports of members that count.
 */
export async function standingResults(
  of: Pick<CompetitionClass, 'eventId' | 'classKey' | 'importIds'>,
): Promise<CompetitionResult[]> {
  const found = new Map<string, CompetitionResult>()
  for (const importId of of.importIds ?? [])
    for await (const results of resultsOfImport(importId))
      for (const one of results) if (standsIn(one, of)) found.set(one.id, one)
  for await (const { id } of eachItem(competitionResults, {
    index: 'gsi3',
    pk: resultsOfEvent(of.eventId),
    prefix: `${of.classKey}#`,
  })) {
    if (found.has(id)) continue
    const one = await competitionResults.get({ id }, { consistent: true })
    if (one && one.source !== 'event' && standsIn(one, of)) found.set(id, one)
  }
  return [...found.values()]
}
