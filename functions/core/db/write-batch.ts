import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from './client.ts'

export type BatchRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number]

const batchSize = 25
const maxAttempts = 5

/** Writes and deletes without conditions or a transaction: for what can be repeated until it is complete. */
export async function writeBatch(requests: readonly BatchRequest[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, at) =>
    requests.slice(at * batchSize, (at + 1) * batchSize),
  )
  await Promise.all(batches.map(writeUntilDone))
}

async function writeUntilDone(requests: BatchRequest[]): Promise<void> {
  const table = env('TABLE_NAME')
  let remaining = requests
  for (let attempt = 1; remaining.length > 0; attempt++) {
    if (attempt > maxAttempts) throw new Error(`${remaining.length} items could not be written`)
    const { UnprocessedItems } = await documents().send(
      new BatchWriteCommand({ RequestItems: { [table]: remaining } }),
    )
    remaining = UnprocessedItems?.[table] ?? []
  }
}
