import { recordsPartition, runsPrefix } from '#core/events/class-entries/class-records.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { runs } from './runs.ts'

/** Every revision of every run of a class as it is now, or of one entry; those of a number in their order. */
export async function runsOf(eventId: string, classKey: string, entryId = ''): Promise<Run[]> {
  const all: Run[] = []
  let cursor: string | undefined
  do {
    const page = await runs.list({
      pk: recordsPartition(eventId, classKey),
      prefix: runsPrefix(entryId),
      limit: 100,
      cursor,
      consistent: true,
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return all
}
