import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { table } from '#lib/table.ts'
import { changesSince } from './changes-since.ts'
import { type Database, startDatabase } from './database.ts'
import { ensureTable } from './ensure-table.ts'

let database: Database
let client: DynamoDBClient
beforeAll(async () => {
  database = await startDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'changes-')), endpoint: '' })
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  client = new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials })
  await ensureTable(database.endpoint, 'cars', table)
})
afterAll(() => database.stop())

const changes = (since?: number) => changesSince(database.path ?? '', 'cars', since)
const keyOf = (id: string) => ({ pk: { S: `CAR#${id}` }, sk: { S: 'CAR' } })
const put = (id: string, doors: string) =>
  client.send(new PutItemCommand({ TableName: 'cars', Item: { ...keyOf(id), doors: { N: doors } } }))

test('the items written since a position are told as they are now, once each, without those that are gone', async () => {
  await put('old', '2')
  const { position, items } = changes()
  expect(items).toEqual([])
  await put('twice', '3')
  await put('twice', '5')
  await put('gone', '4')
  await client.send(new DeleteItemCommand({ TableName: 'cars', Key: keyOf('gone') }))
  const later = changes(position)
  expect(later.items).toEqual([{ pk: 'CAR#twice', sk: 'CAR', doors: 5 }])
  expect(changes(later.position).items).toEqual([])
})
