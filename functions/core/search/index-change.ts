import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/db/client.ts'
import { env } from '#core/env.ts'
import { searchEntries } from './search-entries.ts'
import { searchEntriesOf } from './searchable.ts'

type Change = { entity: string; before?: unknown; after?: unknown }

const batchSize = 25
const maxAttempts = 5

/** Brings the index in line with one changed item. Repeating it changes nothing. */
export async function indexChange({ entity, before, after }: Change): Promise<void> {
  const old = before ? searchEntriesOf(entity, before) : []
  const current = after ? searchEntriesOf(entity, after) : []
  const kept = new Set(current.map((entry) => entry.term))
  const requests = [
    ...current.map((entry) => ({
      PutRequest: { Item: { ...entry, entity: searchEntries.name, ...searchEntries.key(entry) } },
    })),
    ...old
      .filter((entry) => !kept.has(entry.term))
      .map((entry) => ({ DeleteRequest: { Key: searchEntries.key(entry) } })),
  ]
  for (let start = 0; start < requests.length; start += batchSize)
    await writeBatch(requests.slice(start, start + batchSize))
}

async function writeBatch(
  requests: NonNullable<BatchWriteCommand['input']['RequestItems']>[string],
): Promise<void> {
  const table = env('TABLE_NAME')
  let remaining = requests
  for (let attempt = 1; remaining.length > 0; attempt++) {
    if (attempt > maxAttempts) throw new Error(`${remaining.length} search entries could not be written`)
    const { UnprocessedItems } = await documents().send(
      new BatchWriteCommand({ RequestItems: { [table]: remaining } }),
    )
    remaining = UnprocessedItems?.[table] ?? []
  }
}
