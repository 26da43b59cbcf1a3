import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { EventId } from '#shared/events/events/event.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

const EntryChanges = z.object({ eventId: EventId, classKey: ClassKey, version: z.int() })
type EntryChanges = z.infer<typeof EntryChanges>
type Of = { eventId: string; classKey: string }

/** Counts, in its version, how often someone joined a class, left it, or changed an entry in it. */
export const entryChanges = entity({
  name: 'entry-changes',
  erasure: 'impersonal',
  schema: EntryChanges,
  key: ({ eventId, classKey }: Of) => ({ pk: `EVT#${eventId}`, sk: `ENTRYCHANGES#${classKey}` }),
})

export const countEntryChange = (of: Of): Write =>
  addTo(entryChanges, { ...of, version: 1 } as EntryChanges, 'version')

/** Reads the count; the returned write holds only until another entry changes. */
export async function noFurtherEntryChange(of: Of): Promise<Write> {
  const counted = await entryChanges.get(of, { consistent: true })
  return entryChanges.check(of, counted ? { version: counted.version } : { absent: true })
}
