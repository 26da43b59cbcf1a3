import { competitionResults } from '#core/competition-results/competition-results.ts'
import { getMany } from '#core/db/get-many.ts'
import type { CompetitionClass } from '#shared/competitions/competition-class.ts'
import { importLines, linesPartition } from './import-lines.ts'

const linesRead = 100

type Of = Pick<CompetitionClass, 'eventId' | 'classKey' | 'state' | 'importIds'>

/** A class as those who work at it find it: an import holds it only while one of its results waits or counts. */
export async function asWorked<T extends Of>(of: T): Promise<T> {
  const { state, importIds = [] } = of
  if (state !== 'planned' || importIds.length === 0) return of
  const held = await Promise.all(importIds.map((importId) => holds(importId, of)))
  return { ...of, importIds: importIds.filter((_, at) => held[at]) }
}

/**
 * True for an import whose lines are gone: no one can say what became of its results, so it holds its class.
 */
async function holds(importId: string, of: Of): Promise<boolean> {
  let isKnown = false
  let cursor: string | undefined
  do {
    const page = await importLines.list({
      pk: linesPartition(importId),
      prefix: 'LINE#',
      limit: linesRead,
      cursor,
      consistent: true,
    })
    const lines = page.items.filter(({ row, targetId }) => row?.classKey === of.classKey && targetId)
    if (lines.length > 0) isKnown = true
    const keys = lines.map(({ targetId }) => competitionResults.key({ id: targetId ?? '' }))
    const rows = await getMany(keys, { consistent: true })
    if (rows.some((row) => stands(row, of))) return true
    cursor = page.nextCursor
  } while (cursor)
  return !isKnown
}

function stands(row: Parameters<typeof competitionResults.read>[0], { eventId, classKey }: Of): boolean {
  const result = competitionResults.read(row)
  return (
    result.eventId === eventId &&
    result.classKey === classKey &&
    (result.status === 'pending' || result.status === 'verified')
  )
}
