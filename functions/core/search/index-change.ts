import { writeBatch } from '#core/db/write-batch.ts'
import { searchEntries } from './search-entries.ts'
import { searchEntriesOf } from './searchable.ts'

type Change = { entity: string; before?: unknown; after?: unknown }

/** Brings the index in line with one changed item. Repeating it changes nothing. */
export async function indexChange({ entity, before, after }: Change): Promise<void> {
  const old = before ? searchEntriesOf(entity, before) : []
  const current = after ? searchEntriesOf(entity, after) : []
  const kept = new Set(current.map((entry) => entry.term))
  await writeBatch([
    ...current.map((entry) => ({
      PutRequest: { Item: searchEntries.item(entry) },
    })),
    ...old
      .filter((entry) => !kept.has(entry.term))
      .map((entry) => ({ DeleteRequest: { Key: searchEntries.key(entry) } })),
  ])
}
