import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from './client.ts'
import { waitToRetry } from './wait-to-retry.ts'

export type BatchRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number]

const batchSize = 25
/** Such writes are mostly below one key, and a key takes a limited number at a time. */
const batchesAtOnce = 8
const maxAttempts = 10

/** Writes and deletes without conditions or a transaction: for what can be repeated until it is complete. */
export async function writeBatch(requests: readonly BatchRequest[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, at) =>
    requests.slice(at * batchSize, (at + 1) * batchSize),
  )
  for (let start = 0; start < batches.length; start += batchesAtOnce)
    await Promise.all(batches.slice(start, start + batchesAtOnce).map(writeUntilDone))
}

async function writeUntilDone(requests: BatchRequest[]): Promise<void> {
  const table = env('TABLE_NAME')
  let remaining = requests
  for (let attempt = 1; remaining.length > 0; attempt++) {
    if (attempt > maxAttempts) throw new Error(`${remaining.length} items could not be written`)
    if (attempt > 1) await waitToRetry(attempt)
    const { UnprocessedItems } = await documents().send(
      new BatchWriteCommand({ RequestItems: { [table]: remaining } }),
    )
    remaining = UnprocessedItems?.[table] ?? []
  }
}
