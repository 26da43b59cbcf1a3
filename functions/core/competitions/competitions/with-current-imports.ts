import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { resultsOfImport, standsIn } from './results-of-import.ts'

type Of = Pick<CompetitionClass, 'eventId' | 'classKey' | 'state' | 'importIds'>

/** A class as those who work at it find it: an import holds it only while one of its results waits or counts. */
export async function withCurrentImports<T extends Of>(of: T): Promise<T> {
  const { state, importIds = [] } = of
  if (state !== 'planned' || importIds.length === 0) return of
  const held = await Promise.all(importIds.map((importId) => holds(importId, of)))
  return { ...of, importIds: importIds.filter((_, at) => held[at]) }
}

async function holds(importId: string, of: Of): Promise<boolean> {
  for await (const results of resultsOfImport(importId, ({ row }) => row?.classKey === of.classKey))
    if (results.some((one) => standsIn(one, of))) return true
  return false
}
