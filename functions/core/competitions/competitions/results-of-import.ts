import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { importLines, linesPartition, type StoredLine } from './import-lines.ts'
import { importedResultId } from './imported-result-id.ts'
import { resultImports } from './result-imports.ts'

const linesRead = 100
/** The header is line 1. */
const firstLineNo = 2

/** The results that an import made or replaced, as they are now, some at a time: by its lines, while they are kept. */
export async function* resultsOfImport(
  importId: string,
  isMeant: (line: StoredLine) => boolean = () => true,
): AsyncGenerator<CompetitionResult[]> {
  const made = await resultImports.get({ id: importId }, { consistent: true })
  if (!made) return
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
    yield await resultsBy(page.items.flatMap((line) => (isMeant(line) && line.targetId) || []))
    cursor = page.nextCursor
  } while (cursor)
  if (known >= made.rows) return
  // Lines go after a month and results stay, under ids that the number of their line gives.
  for (let from = firstLineNo; from <= made.committedLineNo; from += linesRead) {
    const count = Math.min(linesRead, made.committedLineNo - from + 1)
    yield await resultsBy(Array.from({ length: count }, (_, at) => importedResultId(made, from + at)))
  }
}

/** The results of these ids as they are now. */
export async function resultsBy(ids: readonly string[]): Promise<CompetitionResult[]> {
  const rows = await getMany(
    [...new Set(ids)].map((id) => competitionResults.key({ id })),
    { consistent: true },
  )
  return rows.map((row) => competitionResults.read(row))
}

type Class = Pick<CompetitionResult, 'eventId' | 'classKey'>

/** True if a result waits or counts in a class. */
export const standsIn = (
  { eventId, classKey, status }: Pick<CompetitionResult, 'eventId' | 'classKey' | 'status'>,
  of: Class,
): boolean =>
  eventId === of.eventId && classKey === of.classKey && (status === 'pending' || status === 'verified')
