import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readLetter } from '#lib/dead-letters/read-letter.ts'
import { table } from '#lib/table.ts'
import type { NewLetter } from '../dead-letters/envelopes.ts'
import { type Database, startDatabase } from './database.ts'
import { ensureTable } from './ensure-table.ts'
import type { StreamConsumer } from './stream-consumer.ts'
import { createStreamPoller, type StreamPoller } from './stream-poller.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'stream-'))
let database: Database
let client: DynamoDBClient
let tables = 0
let tableName: string
const pollers: StreamPoller[] = []

beforeAll(async () => {
  database = await startDatabase({ dataDir, endpoint: '' })
  client = new DynamoDBClient({
    endpoint: database.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
})
afterEach(async () => {
  written.length = 0
  await Promise.all(pollers.splice(0).map((poller) => poller.stop()))
})
afterAll(() => database.stop())

const newTable = async () => {
  tableName = `table-${++tables}`
  await ensureTable(database.endpoint, tableName, table)
}
let writes = 0
const put = async (...names: string[]) => {
  for (const name of names) await putAs(name, ++writes)
}
const putAs = (name: string, version: number) => {
  const Item = { pk: { S: name }, sk: { S: 'ITEM' }, version: { N: String(version) } }
  return client.send(new PutItemCommand({ TableName: tableName, Item }))
}
const written: NewLetter[] = []
const letters = { put: async (_name: string, letter: NewLetter) => void written.push(letter) }
const poll = async (consumers: StreamConsumer[], maxAttempts = 3) => {
  const poller = await createStreamPoller({
    endpoint: database.endpoint,
    tableName,
    consumers,
    dataDir,
    letters,
    now: () => new Date('2030-01-02T03:04:05Z'),
    maxAttempts,
    backoffMs: 1,
  })
  pollers.push(poller)
  return poller
}
const names = (event: DynamoDBStreamEvent) =>
  event.Records.map((record) => record.dynamodb?.Keys?.pk?.S ?? '')
const collector = (name: string, seen: string[]): StreamConsumer => ({
  name,
  invoke: async (event) => {
    seen.push(...names(event))
  },
})

test('each consumer sees every change once and in order, as Lambda would', async () => {
  await newTable()
  const first: string[] = []
  const second: string[] = []
  const events: DynamoDBStreamEvent[] = []
  const poller = await poll([
    collector('first', first),
    {
      name: 'second',
      filter: (record) => record.dynamodb?.Keys?.pk?.S !== 'b',
      invoke: async (event) => {
        second.push(...names(event))
        events.push(event)
      },
    },
  ])
  await put('a', 'b', 'c', 'a')
  await poller.idle()
  const work = poller.work()
  await poller.idle()
  expect(poller.work()).toBe(work)
  expect(first).toEqual(['a', 'b', 'c', 'a'])
  expect(second).toEqual(['a', 'c', 'a'])
  expect(events[0]?.Records[0]).toMatchObject({
    eventName: 'INSERT',
    eventSource: 'aws:dynamodb',
    eventVersion: '1.1',
    awsRegion: 'us-east-1',
    eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
    eventSourceARN: expect.stringContaining(tableName),
    dynamodb: {
      ApproximateCreationDateTime: Date.parse('2030-01-02T03:04:05Z') / 1000,
      NewImage: { pk: { S: 'a' }, sk: { S: 'ITEM' } },
      SequenceNumber: expect.any(String),
    },
  })
})

test('a write that leaves an item as it was is not told, as on AWS', async () => {
  await newTable()
  const seen: string[] = []
  const poller = await poll([collector('only', seen)])
  for (const version of [1, 1, 1, 2, 2]) await putAs('a', version)
  await put('b')
  await poller.idle()
  expect(seen).toEqual(['a', 'a', 'b'])
})

test('a restart goes on where it stopped, and brings what was written meanwhile', async () => {
  await newTable()
  const before: string[] = []
  const poller = await poll([collector('only', before)])
  await put('a', 'b')
  await poller.idle()
  await poller.stop()
  await put('c')
  const after: string[] = []
  const added: string[] = []
  await (await poll([collector('only', after), collector('new', added)])).idle()
  expect(before).toEqual(['a', 'b'])
  expect(after).toEqual(['c'])
  expect(added).toEqual(['a', 'b', 'c'])
})

test('a consumer that fails is tried again and does not delay another', async () => {
  await newTable()
  const steady: string[] = []
  const recovered: string[] = []
  let failures = 2
  const poller = await poll([
    {
      name: 'shaky',
      invoke: async (event) => {
        if (failures-- > 0) throw new Error('not yet')
        recovered.push(...names(event))
      },
    },
    collector('steady', steady),
  ])
  await put('a', 'b')
  await poller.idle()
  expect(steady).toEqual(['a', 'b'])
  expect(recovered).toEqual(['a', 'b'])
  expect(written).toEqual([])
})

test('a slow consumer keeps no other one from its records, however many it passes over meanwhile', async () => {
  await newTable()
  const told: string[] = []
  const slow = Promise.withResolvers<void>()
  const seen: string[] = []
  const poller = await poll([
    {
      name: 'slow',
      filter: (record) => record.dynamodb?.Keys?.pk?.S === 'slow',
      invoke: async (event) => {
        await slow.promise
        seen.push(...names(event))
      },
    },
    { ...collector('told', told), filter: (record) => record.dynamodb?.Keys?.pk?.S === 'told' },
  ])
  await put('slow')
  for (let count = 0; count < 25; count++)
    await Promise.all(Array.from({ length: 100 }, () => put('passed over')))
  await put('slow', 'told')
  await expect.poll(() => told).toEqual(['told'])
  expect(seen).toEqual([])
  slow.resolve()
  await poller.idle()
  expect(seen).toEqual(['slow', 'slow'])
})

test('a poison record becomes a dead letter after its attempts, the others are handled once', async () => {
  await newTable()
  const handled: string[] = []
  let attempts = 0
  let cured = false
  const consumer: StreamConsumer = {
    name: 'careful',
    invoke: async (event) => {
      const poisoned = names(event).includes('poison') && !cured
      if (poisoned && event.Records.length === 1) attempts += 1
      if (poisoned) throw new Error('cannot read this')
      handled.push(...names(event))
    },
  }
  await put('a', 'b', 'poison', 'c', 'd')
  const poller = await poll([consumer])
  await poller.idle()
  expect(handled).toEqual(['a', 'b', 'c', 'd'])
  expect(attempts).toBe(3)
  await poller.stop()

  const restarted = await poll([consumer])
  await restarted.idle()
  expect(written).toHaveLength(1)
  const letter = readLetter({ ...(written[0] as NewLetter), sentAt: '' }, (name) => name)
  expect(letter).toMatchObject({ kind: 'changes', function: 'careful', why: 'cannot read this' })
  if (letter.kind !== 'changes') return
  await expect(restarted.handAgain('careful', letter.batch)).rejects.toThrow('cannot read this')
  cured = true
  // Others may have followed: the reader gets the item as it is now.
  await put('poison')
  await restarted.handAgain('careful', letter.batch)
  await restarted.idle()
  expect(handled).toEqual(['a', 'b', 'c', 'd', 'poison', 'poison'])
  const beyond = { ...letter.batch, startSequenceNumber: '99999', endSequenceNumber: '99999' }
  await expect(restarted.handAgain('careful', beyond)).rejects.toThrow('these are older')
})

test('a partial failure is retried from the first failed record', async () => {
  await newTable()
  const batches: string[][] = []
  const consumer: StreamConsumer = {
    name: 'partial',
    invoke: async (event) => {
      batches.push(names(event))
      const itemIdentifier = event.Records.find((record) => record.dynamodb?.Keys?.pk?.S === 'b')?.dynamodb
        ?.SequenceNumber
      if (batches.length === 1) return { batchItemFailures: [{ itemIdentifier: itemIdentifier ?? '' }] }
    },
  }
  await put('a', 'b', 'c')
  const poller = await poll([consumer])
  await poller.idle()
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
  ])
})

test('the replay switch delivers every batch several times', async () => {
  await newTable()
  const seen: string[] = []
  const poller = await poll([collector('twice', seen)])
  poller.replay(2)
  await put('a')
  await poller.idle()
  expect(seen).toEqual(['a', 'a'])
})

test('changes made by a consumer are waited for too', async () => {
  await newTable()
  const seen: string[] = []
  const poller = await poll([
    {
      name: 'chain',
      invoke: async (event) => {
        seen.push(...names(event))
        if (seen.length < 4) await put(`after-${seen.length}`)
      },
    },
  ])
  await put('start')
  await poller.idle()
  expect(seen).toEqual(['start', 'after-1', 'after-2', 'after-3'])
})

test('a write wakes the poller without waiting for its next turn', async () => {
  await newTable()
  let arrived = () => {}
  const poller = await poll([{ name: 'prompt', invoke: async () => arrived() }])
  database.onWrite(poller.wake)
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await put('a')
  await arrival
})
