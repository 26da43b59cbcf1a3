import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { importLines, linesPartition } from './import-lines.ts'
import { importedResultId } from './imported-result-id.ts'
import { resultImports } from './result-imports.ts'

const linesRead = 100
/** The header is line 1. */
const firstLineNo = 2

type Of = Pick<CompetitionClass, 'eventId' | 'classKey' | 'state' | 'importIds'>

/** A class as those who work at it find it: an import holds it only while one of its results waits or counts. */
export async function withCurrentImports<T extends Of>(of: T): Promise<T> {
  const { state, importIds = [] } = of
  if (state !== 'planned' || importIds.length === 0) return of
  const held = await Promise.all(importIds.map((importId) => holds(importId, of)))
  return { ...of, importIds: importIds.filter((_, at) => held[at]) }
}

async function holds(importId: string, of: Of): Promise<boolean> {
  const made = await resultImports.get({ id: importId }, { consistent: true })
  if (!made) return false
  let known = 0
  let cursor: string | undefined
  do {
    const page = await importLines.list({
      pk: linesPartition(importId),
      prefix: 'LINE#',
      limit: linesRead,
      cursor,
      consistent: true,
    })
    known += page.items.length
    const lines = page.items.filter(({ row, targetId }) => row?.classKey === of.classKey && targetId)
    if (
      await isAnyStanding(
        lines.map(({ targetId }) => targetId ?? ''),
        of,
      )
    )
      return true
    cursor = page.nextCursor
  } while (cursor)
  return known < made.rows && holdsWithoutLines(made, of)
}

/** Lines go after a month and results stay, under ids that the number of their line gives. */
async function holdsWithoutLines(made: ResultImport, of: Of): Promise<boolean> {
  for (let from = firstLineNo; from <= made.committedLineNo; from += linesRead) {
    const count = Math.min(linesRead, made.committedLineNo - from + 1)
    const ids = Array.from({ length: count }, (_, at) => importedResultId(made, from + at))
    if (await isAnyStanding(ids, of)) return true
  }
  return false
}

async function isAnyStanding(ids: readonly string[], of: Of): Promise<boolean> {
  const rows = await getMany(
    [...new Set(ids)].map((id) => competitionResults.key({ id })),
    { consistent: true },
  )
  return rows.some((row) => stands(row, of))
}

function stands(row: Parameters<typeof competitionResults.read>[0], { eventId, classKey }: Of): boolean {
  const result = competitionResults.read(row)
  return (
    result.eventId === eventId &&
    result.classKey === classKey &&
    (result.status === 'pending' || result.status === 'verified')
  )
}
