import { recordsPartition, sheetsPrefix } from '#core/events/class-entries/class-records.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { scoreSheets } from './score-sheets.ts'

/** The sheets of a class as they are now, or those of one entry. */
export async function sheetsOf(eventId: string, classKey: string, entryId = ''): Promise<ScoreSheet[]> {
  const all: ScoreSheet[] = []
  let cursor: string | undefined
  do {
    const page = await scoreSheets.list({
      pk: recordsPartition(eventId, classKey),
      prefix: sheetsPrefix(entryId),
      limit: 100,
      cursor,
      consistent: true,
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return all
}
