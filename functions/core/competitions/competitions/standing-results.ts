import {
  competitionResults,
  resultsOfEvent,
} from '#core/competitions/competition-results/competition-results.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { resultsBy, resultsOfImport, standsIn } from './results-of-import.ts'

type Of = Pick<CompetitionClass, 'eventId' | 'classKey' | 'importIds'>

/**
 * The results that stand in classes that are not judged here, as they are now, by class: imported ones that wait or
 * count, and reports of members that count. Each import is read once for all classes, by the lines of these alone; the
 * event lists the results that were moved from another class.
 */
export async function standingResults(
  classes: readonly Of[],
): Promise<ReadonlyMap<string, CompetitionResult[]>> {
  const found = new Map<string, CompetitionResult>()
  const classKeys = new Set<string>(classes.map(({ classKey }) => classKey))
  const importIds = new Set(classes.flatMap((of) => of.importIds ?? []))
  for (const importId of importIds)
    for await (const results of resultsOfImport(importId, ({ row }) => classKeys.has(row?.classKey ?? '')))
      for (const one of results) found.set(one.id, one)
  const all = classes.map(async (of) => {
    const others = await resultsBy((await listedIn(of)).filter((id) => !found.has(id)))
    const standing = [...found.values(), ...others.filter(({ source }) => source !== 'event')]
    return [of.classKey, standing.filter((one) => standsIn(one, of))] as const
  })
  return new Map(await Promise.all(all))
}

/** The results that the event lists in a class: those that count. */
async function listedIn({ eventId, classKey }: Of): Promise<string[]> {
  const ids: string[] = []
  const where = { index: 'gsi3', pk: resultsOfEvent(eventId), prefix: `${classKey}#` } as const
  for await (const { id } of eachItem(competitionResults, where)) ids.push(id)
  return ids
}
