import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type KeysAndAttributes,
} from '@aws-sdk/client-dynamodb'
import type { AttributeMap } from '#core/operations/backups/export-files.ts'
import { waitToRetry } from '#core/platform/db/wait-to-retry.ts'
import { database } from './target-table.ts'

export const batchSize = 25

/** By then a table that was just made takes everything. */
const mostAttempts = 14

/** Writes up to 25 items as they are, until the table has taken each of them. */
export async function writeItems(table: string, items: readonly AttributeMap[]): Promise<void> {
  let left = items.map((item) => ({ PutRequest: { Item: withBytes(item) } }))
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > mostAttempts) throw new Error(`${table} does not take any more items.`)
    if (attempt > 1) await waitToRetry(Math.min(attempt, 10))
    const { UnprocessedItems } = await database().send(
      new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
    )
    left = (UnprocessedItems?.[table] ?? []) as typeof left
  }
}

/** Reads up to 100 items back. */
export async function readItems(table: string, keys: readonly AttributeMap[]): Promise<AttributeMap[]> {
  const found: AttributeMap[] = []
  let left: KeysAndAttributes | undefined = { Keys: [...keys], ConsistentRead: true }
  for (let attempt = 1; left?.Keys?.length; attempt++) {
    if (attempt > mostAttempts) throw new Error(`${table} does not answer.`)
    if (attempt > 1) await waitToRetry(Math.min(attempt, 10))
    const {
      Responses,
      UnprocessedKeys,
    }: { Responses?: Record<string, AttributeMap[]>; UnprocessedKeys?: Record<string, KeysAndAttributes> } =
      await database().send(new BatchGetItemCommand({ RequestItems: { [table]: left } }))
    found.push(...(Responses?.[table] ?? []))
    left = UnprocessedKeys?.[table]
  }
  return found
}

/** An export has bytes in base64. */
const withBytes = (item: AttributeMap): AttributeMap =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, decoded(value)]))

function decoded(value: AttributeValue): AttributeValue {
  const given: { B?: unknown; BS?: unknown } = value
  if (typeof given.B === 'string') return { B: Buffer.from(given.B, 'base64') }
  if (given.BS) return { BS: (given.BS as string[]).map((one) => Buffer.from(one, 'base64')) }
  if (value.M) return { M: withBytes(value.M) }
  if (value.L) return { L: value.L.map(decoded) }
  return value
}

/** In the form of an export, to be compared. */
export const asExported = (item: AttributeMap): AttributeMap =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, encoded(value)]))

function encoded(value: AttributeValue): AttributeValue {
  if (value.B) return { B: base64(value.B) } as unknown as AttributeValue
  if (value.BS) return { BS: value.BS.map(base64).toSorted() } as unknown as AttributeValue
  if (value.M) return { M: asExported(value.M) }
  if (value.L) return { L: value.L.map(encoded) }
  // Sets have no order, and numbers may be written in several ways.
  if (value.SS) return { SS: value.SS.toSorted() }
  if (value.NS) return { NS: value.NS.map(plainNumber).toSorted() }
  if (value.N !== undefined) return { N: plainNumber(value.N) }
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as AttributeValue
}

/** A line of an export has it already. */
const base64 = (bytes: Uint8Array | string) =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('base64')

/** Beyond what a number of JavaScript holds, digits stay as they are. */
const plainNumber = (digits: string) =>
  Number.isSafeInteger(Number(digits)) ? String(Number(digits)) : digits
