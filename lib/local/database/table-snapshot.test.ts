import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { table } from '#lib/table.ts'
import { type Database, startDatabase } from './database.ts'
import { ensureTable } from './ensure-table.ts'
import { openTableSnapshot, segments } from './table-snapshot.ts'

let database: Database
let client: DynamoDBClient
beforeAll(async () => {
  database = await startDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'snapshot-')), endpoint: '' })
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  client = new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials })
  await ensureTable(database.endpoint, 'cars', table)
})
afterAll(() => database.stop())

const put = (id: number, doors: number) =>
  client.send(
    new PutItemCommand({
      TableName: 'cars',
      Item: { pk: { S: `CAR#${id}` }, sk: { S: 'CAR' }, doors: { N: String(doors) } },
    }),
  )

test('a snapshot shows each item once, as it was when the snapshot was opened', async () => {
  for (let id = 0; id < 50; id++) await put(id, 4)
  const snapshot = openTableSnapshot(database.path ?? '', 'cars')
  for (let id = 25; id < 75; id++) await put(id, 2)
  const items: { pk: { S: string }; doors: { N: string } }[] = []
  for (let segment = 0; segment < segments; segment++)
    for await (const row of snapshot.rowsOf(segment)) items.push(JSON.parse(row))
  snapshot.close()
  expect(new Set(items.map(({ pk }) => pk.S)).size).toBe(50)
  expect(items.map(({ doors }) => doors.N)).toEqual(Array.from({ length: 50 }, () => '4'))
})
