import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { classEntries, entriesPartition } from './class-entries.ts'

/** Every entry of a class by number, those that have left it among them: 2,000 at most, as many as an event takes. */
export async function classEntriesOf(eventId: string, classKey: string): Promise<ClassEntry[]> {
  const all: ClassEntry[] = []
  let cursor: string | undefined
  do {
    const page = await classEntries.list({
      pk: entriesPartition(eventId, classKey),
      limit: 100,
      cursor,
      consistent: true,
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return all
}
