import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from './client.ts'
import { waitToRetry } from './wait-to-retry.ts'

type Key = { pk: string; sk: string }

const batchSize = 100
const maxAttempts = 8

/** Reads the items of these keys in as few calls as there can be. */
export async function readBatches(
  keys: readonly Key[],
  consistent: boolean,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (let start = 0; start < keys.length; start += batchSize)
    found.push(...(await readBatch(keys.slice(start, start + batchSize), consistent)))
  return found
}

async function readBatch(keys: Key[], consistent: boolean): Promise<Record<string, unknown>[]> {
  const table = env('TABLE_NAME')
  const found: Record<string, unknown>[] = []
  let remaining: Record<string, unknown>[] = keys
  for (let attempt = 1; remaining.length > 0; attempt++) {
    if (attempt > maxAttempts) throw new Error(`${remaining.length} items could not be read`)
    if (attempt > 1) await waitToRetry(attempt)
    const { Responses, UnprocessedKeys } = await documents().send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: remaining, ConsistentRead: consistent } } }),
    )
    found.push(...(Responses?.[table] ?? []))
    remaining = UnprocessedKeys?.[table]?.Keys ?? []
  }
  return found
}
