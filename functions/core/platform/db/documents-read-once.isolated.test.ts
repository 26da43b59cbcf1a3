import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, startDatabase } from '#lib/local/database/database.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { table } from '#lib/table.ts'
import { DocumentsReadOnce } from './documents-read-once.ts'
import { requestHandler } from './request-handler.ts'

const TableName = 'cars'
const surroundings = { region: 'us-east-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } }

let database: Database
let once: DynamoDBDocumentClient
let plain: DynamoDBDocumentClient

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'documents-'))
  database = await startDatabase({ dataDir, endpoint: '' })
  await ensureTable(database.endpoint, TableName, table)
  const settings = { ...surroundings, endpoint: database.endpoint }
  once = new DocumentsReadOnce(new DynamoDBClient({ ...settings, requestHandler: requestHandler() }))
  plain = DynamoDBDocumentClient.from(new DynamoDBClient(settings))
  for (const item of items) await plain.send(new PutCommand({ TableName, Item: item }))
})

afterAll(() => database.stop())

const kinds = {
  text: 'Ω × 🔊',
  empty: '',
  numbers: [0, -1, 148.6, 1e-7, 2 ** 53 - 1, 12345678901234567890n],
  truths: [true, false, null],
  map: { list: [{ S: 'a text', N: '5' }, []], map: {} },
  named: { S: 'a name', N: { L: 5 } },
  bytes: new Uint8Array([0, 255, 7]),
  sets: [new Set(['a', 'b']), new Set([1, 2.5]), new Set([new Uint8Array([1]), new Uint8Array([2])])],
}
const items = ['1', '2', '3'].map((sk) => ({ pk: 'CAR', sk, ...kinds }))
const keys = [...items.map(({ pk, sk }) => ({ pk, sk })), { pk: 'CAR', sk: 'none' }]

test('whatever is read once is what the document client reads', async () => {
  const reads = () => [
    ...keys.map((Key) => new GetCommand({ TableName, Key })),
    new GetCommand({ TableName, Key: keys[0], ProjectionExpression: 'numbers' }),
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'CAR' },
      Limit: 2,
    }),
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'nothing' },
    }),
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }),
  ]
  const [ours, theirs] = [reads(), reads()]
  for (const [at, command] of ours.entries()) {
    const { $metadata: mine, ...read } = await once.send(command as GetCommand)
    const { $metadata: _, ...expected } = await plain.send(theirs[at] as GetCommand)
    expect(sorted(read)).toEqual(sorted(expected))
    expect(mine).toMatchObject({ httpStatusCode: 200, attempts: 1, requestId: expect.any(String) })
  }
})

/** A batch comes in any order. */
const sorted = (output: object) => {
  const { Responses } = output as { Responses?: Record<string, { sk: string }[]> }
  if (!Responses) return output
  return { ...output, Responses: Responses[TableName]?.toSorted((a, b) => a.sk.localeCompare(b.sk)) }
}

test('a refused read is the error that the SDK makes of it', async () => {
  const asked = () => new GetCommand({ TableName: 'none', Key: keys[0] })
  const refused = await plain.send(asked()).catch((error: Error) => error)
  await expect(once.send(asked())).rejects.toMatchObject({ name: (refused as Error).name })
  expect((refused as Error).name).toBe('ResourceNotFoundException')
})

test('what a write gives back is read as ever', async () => {
  const put = () => new PutCommand({ TableName, Item: items[0] ?? {}, ReturnValues: 'ALL_OLD' })
  expect((await once.send(put())).Attributes).toEqual((await plain.send(put())).Attributes)
})
