import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getMany } from './get-many.ts'
import { writeBatch } from './write-batch.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
beforeEach(() => {
  documents.reset()
  vi.useFakeTimers()
  // The wait is random and may be shorter than the clock shows.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const keys = (count: number) => Array.from({ length: count }, (_, at) => ({ pk: 'USER#1', sk: `ITEM#${at}` }))
const removals = (count: number) => keys(count).map((Key) => ({ DeleteRequest: { Key } }))

async function afterAWhile<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return work
}

test('what a busy table has not taken is given to it again, each time after a longer wait', async () => {
  const [first, ...rest] = removals(3)
  documents
    .on(BatchWriteCommand)
    .resolvesOnce({ UnprocessedItems: { test: rest } })
    .resolvesOnce({ UnprocessedItems: { test: rest } })
    .resolves({})
  const begun = Date.now()
  await afterAWhile(writeBatch([...(first ? [first] : []), ...rest]))
  const calls = documents.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.test)
  expect(calls).toMatchObject([{ length: 3 }, rest, rest])
  expect(Date.now()).toBeGreaterThan(begun)
})

test('a member with thousands of items does not flood their one key', async () => {
  let [running, most] = [0, 0]
  documents.on(BatchWriteCommand).callsFake(async () => {
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, 5))
    running--
    return {}
  })
  await afterAWhile(writeBatch(removals(5000)))
  expect(documents.commandCalls(BatchWriteCommand)).toHaveLength(200)
  expect(most).toBeLessThanOrEqual(10)
})

test('what a busy table has not answered is asked again after a wait', async () => {
  const [one, other] = keys(2)
  documents
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { test: [{ ...one }] },
      UnprocessedKeys: { test: { Keys: [{ ...other }] } },
    })
    .resolves({ Responses: { test: [{ ...other }] } })
  const begun = Date.now()
  expect(await afterAWhile(getMany(keys(2)))).toEqual(keys(2))
  expect(Date.now()).toBeGreaterThan(begun)
})
