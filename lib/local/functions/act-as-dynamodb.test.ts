import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { table } from '#lib/table.ts'
import { type Database, startDatabase } from '../database/database.ts'
import { ensureTable } from '../database/ensure-table.ts'
import { actAsDynamodb } from './act-as-dynamodb.ts'

const TableName = 'cars'
let database: Database
let documents: DynamoDBDocumentClient

beforeAll(async () => {
  database = await startDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'truths-')), endpoint: '' })
  await ensureTable(database.endpoint, TableName, table)
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  documents = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials, maxAttempts: 1 }),
  )
  actAsDynamodb(documents)
})
afterAll(() => database.stop())

const put = (Item: Record<string, unknown>) => documents.send(new PutCommand({ TableName, Item }))
const update = (input: Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeValues'>) =>
  documents.send(new UpdateCommand({ TableName, Key: { pk: 'a', sk: 'one' }, ...input }))
const query = (condition: string, values: object, more: Partial<QueryCommandInput> = {}) =>
  documents.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: `pk = :pk${condition}`,
      ExpressionAttributeValues: { ':pk': 'a', ...values },
      ...more,
    }),
  )
const filter = (FilterExpression: string, values: object) => query('', values, { FilterExpression })
const transact = (TransactItems: TransactWriteCommandInput['TransactItems']) =>
  documents.send(new TransactWriteCommand({ TransactItems }))
const putOf = (sk: string, more = {}) => ({ Put: { TableName, Item: { pk: 't', sk, ...more } } })
const range = (length: number) => Array.from({ length }, (_, at) => at)

const refusals: [what: string, refused: () => Promise<unknown>][] = [
  ['an item whose key is empty', () => put({ pk: '', sk: 'x' })],
  ['an index key that is empty', () => put({ pk: 'a', sk: 'x', gsi1pk: 'a', gsi1sk: '' })],
  [
    'an update to an empty index key',
    () => update({ UpdateExpression: 'SET gsi1pk = :x', ExpressionAttributeValues: { ':x': '' } }),
  ],
  ['a key condition with an empty value', () => query(' AND sk BETWEEN :a AND :b', { ':a': '', ':b': 'z' })],
  ['an empty beginning', () => query(' AND begins_with(sk, :a)', { ':a': '' })],
  ['a key condition on a number', () => query('', { ':pk': 5 })],
  ['a partition key over 2,048 bytes', () => put({ pk: 'x'.repeat(2049), sk: 'x' })],
  ['a sort key over 1,024 bytes', () => put({ pk: 'a', sk: 'ü'.repeat(513) })],
  ['an index key over 1,024 bytes', () => put({ pk: 'a', sk: 'x', gsi2pk: 'a', gsi2sk: 'ü'.repeat(513) })],
  [
    'an index key over 1,024 bytes in a batch',
    () =>
      documents.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: [
              { PutRequest: { Item: { pk: 'a', sk: 'x', gsi2pk: 'a', gsi2sk: 'x'.repeat(1025) } } },
            ],
          },
        }),
      ),
  ],
  [
    'an index key over 1,024 bytes in a transaction',
    () => transact([putOf('x', { gsi1pk: 'a', gsi1sk: 'x'.repeat(1025) })]),
  ],
  [
    'an update to an index key over 2,048 bytes',
    () =>
      update({ UpdateExpression: 'SET gsi1pk = :x', ExpressionAttributeValues: { ':x': 'x'.repeat(2049) } }),
  ],
  [
    'a start outside the range',
    () => query(' AND begins_with(sk, :a)', { ':a': 'one' }, { ExclusiveStartKey: { pk: 'a', sk: 'two' } }),
  ],
  ['a start of another partition', () => query('', {}, { ExclusiveStartKey: { pk: 'b', sk: 'two' } })],
  ['an item over 400 KB', () => put({ pk: 'a', sk: 'x', text: 'x'.repeat(410 * 1024) })],
  ['over 100 writes in a transaction', () => transact(range(101).map((at) => putOf(`${at}`)))],
  [
    'over 4 MB in a transaction',
    () => transact(range(15).map((at) => putOf(`${at}`, { text: 'x'.repeat(300 * 1024) }))),
  ],
  [
    'one item twice in a transaction',
    () => transact([putOf('x'), { Delete: { TableName, Key: { pk: 't', sk: 'x' } } }]),
  ],
  [
    'two actions in one entry',
    () => transact([{ ...putOf('x'), Delete: { TableName, Key: { pk: 't', sk: 'y' } } }]),
  ],
  [
    'a batch of over 25 writes',
    () =>
      documents.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: range(26).map((at) => ({ PutRequest: { Item: { pk: 'b', sk: `${at}` } } })),
          },
        }),
      ),
  ],
  [
    'a batch that writes one key twice',
    () =>
      documents.send(
        new BatchWriteCommand({
          RequestItems: { [TableName]: range(2).map(() => ({ PutRequest: { Item: { pk: 'b', sk: 'x' } } })) },
        }),
      ),
  ],
  [
    'a batch of over 100 reads',
    () =>
      documents.send(
        new BatchGetCommand({
          RequestItems: { [TableName]: { Keys: range(101).map((at) => ({ pk: 'b', sk: `${at}` })) } },
        }),
      ),
  ],
  [
    'a batch that reads one key twice',
    () =>
      documents.send(
        new BatchGetCommand({
          RequestItems: { [TableName]: { Keys: range(2).map(() => ({ pk: 'b', sk: 'x' })) } },
        }),
      ),
  ],
  [
    'over 100 operands of IN',
    () =>
      filter(
        `n IN (${range(101).map((at) => `:v${at}`)})`,
        Object.fromEntries(range(101).map((at) => [`:v${at}`, at])),
      ),
  ],
  [
    'over 300 operators',
    () =>
      filter(
        range(151)
          .map(() => 'n = :n')
          .join(' OR '),
        { ':n': 1 },
      ),
  ],
  [
    'an expression over 4 KB',
    () =>
      filter(
        range(150)
          .map((at) => `attribute_exists(${'a'.repeat(20)}${at})`)
          .join(' OR '),
        {},
      ),
  ],
  ['a beginning that is a number', () => filter('begins_with(n, :n)', { ':n': 1 })],
  ['limits of two types', () => filter('n BETWEEN :a AND :b', { ':a': 1, ':b': 'x' })],
  ['limits in the wrong order', () => filter('n BETWEEN :a AND :b', { ':a': 2, ':b': 1 })],
  ['an order of what has none', () => filter('n < :a', { ':a': true })],
  [
    'a sum with a text',
    () => update({ UpdateExpression: 'SET n = n + :x', ExpressionAttributeValues: { ':x': 'x' } }),
  ],
  ['a name that is declared and not used', () => query('', {}, { ExpressionAttributeNames: { '#x': 'x' } })],
  ['a value that is declared and not used', () => query('', { ':x': 1 })],
  ['a number beyond 38 digits', () => put({ pk: 'a', sk: 'x', n: 10n ** 38n + 1n })],
  ['a reserved name', () => filter('status = :s', { ':s': 1 })],
]

test.each(refusals)('DynamoDB refuses %s', async (_what, refused) => {
  await put({ pk: 'a', sk: 'one', n: 1 })
  await expect(refused()).rejects.toThrow(expect.objectContaining({ name: 'ValidationException' }))
})

test('a beginning tells small letters from capitals', async () => {
  for (const sk of ['Item#1', 'item#1', 'item#2', 'itema', 'iten']) await put({ pk: 'a', sk })
  const found = async (beginning: string) =>
    (await query(' AND begins_with(sk, :b)', { ':b': beginning })).Items?.map(({ sk }) => sk)
  expect(await found('item#')).toEqual(['item#1', 'item#2'])
  expect(await found('Item')).toEqual(['Item#1'])
  const named = await query(
    ' AND begins_with(#sk, :b)',
    { ':b': 'Item' },
    { ExpressionAttributeNames: { '#sk': 'sk' } },
  )
  expect(named.Count).toBe(1)
})

test('what DynamoDB takes is carried out', async () => {
  await put({ pk: 'a', sk: 'ü'.repeat(512), gsi1pk: 'x'.repeat(2048), gsi1sk: 'ü'.repeat(512), note: '' })
  await update({
    UpdateExpression: 'SET n = if_not_exists(n, :n) + :n',
    ExpressionAttributeValues: { ':n': 1 },
  })
  const start = { ExclusiveStartKey: { pk: 'a', sk: 'itema' } }
  const page = await query(' AND sk BETWEEN :a AND :b', { ':a': 'item', ':b': 'iten' }, start)
  expect(page.Items?.map(({ sk }) => sk)).toEqual(['iten'])
})
