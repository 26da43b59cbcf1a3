import { env } from '#core/env.ts'
import { waitToRetry } from '#core/platform/db/wait-to-retry.ts'
import { callDynamodb } from './call-dynamodb.ts'
import type { AttributeMap } from './export-files.ts'

const writesAtOnce = 25
const readsAtOnce = 100
const mostAttempts = 10

const call = <T>(operation: string, body: object) =>
  callDynamodb<T>(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${env('AWS_REGION')}.amazonaws.com`,
    operation,
    body,
  )

type WriteRequest = { PutRequest: { Item: AttributeMap } } | { DeleteRequest: { Key: AttributeMap } }

/** Writes at most 25 items as they are. */
export const fillDrillTable = (items: readonly AttributeMap[]): Promise<void> =>
  write(items.map((Item) => ({ PutRequest: { Item } })))

async function write(requests: readonly WriteRequest[]): Promise<void> {
  const table = env('DRILL_TABLE')
  let left = requests
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > mostAttempts) throw new Error(`${left.length} items could not be written`)
    if (attempt > 1) await waitToRetry(attempt)
    const answer = await call<{ UnprocessedItems?: Record<string, WriteRequest[]> }>('BatchWriteItem', {
      RequestItems: { [table]: left },
    })
    left = answer.UnprocessedItems?.[table] ?? []
  }
}

type Keys = { Keys: AttributeMap[]; ConsistentRead: boolean }

/** The items with these keys, as they are. */
export async function readDrillTable(keys: readonly AttributeMap[]): Promise<AttributeMap[]> {
  const table = env('DRILL_TABLE')
  const found: AttributeMap[] = []
  for (let start = 0; start < keys.length; start += readsAtOnce) {
    let left: Keys | undefined = { Keys: keys.slice(start, start + readsAtOnce), ConsistentRead: true }
    for (let attempt = 1; left; attempt++) {
      if (attempt > mostAttempts) throw new Error(`${left.Keys.length} items could not be read`)
      if (attempt > 1) await waitToRetry(attempt)
      const answer: { Responses?: Record<string, AttributeMap[]>; UnprocessedKeys?: Record<string, Keys> } =
        await call('BatchGetItem', { RequestItems: { [table]: left } })
      found.push(...(answer.Responses?.[table] ?? []))
      left = answer.UnprocessedKeys?.[table]
    }
  }
  return found
}

type Page = { Items?: AttributeMap[]; LastEvaluatedKey?: AttributeMap }

/** Deletes whatever is in the table for drills. */
export async function emptyDrillTable(): Promise<void> {
  let after: AttributeMap | undefined
  do {
    const page: Page = await call('Scan', {
      TableName: env('DRILL_TABLE'),
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
      ...(after && { ExclusiveStartKey: after }),
    })
    const keys = page.Items ?? []
    for (let start = 0; start < keys.length; start += writesAtOnce)
      await write(keys.slice(start, start + writesAtOnce).map((Key) => ({ DeleteRequest: { Key } })))
    after = page.LastEvaluatedKey
  } while (after)
}
