import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
import { currentHold, latestHold } from './current-hold.ts'

process.env.TABLE_NAME = 'test'
const documents = mockClient(DynamoDBDocumentClient)

const holds = (hold?: Parameters<typeof answerHold>[1]) => answerHold(documents, hold)
const reads = () => documents.commandCalls(GetCommand).length

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  documents.reset()
  holds(aHold())
  await noticeHold()
  documents.resetHistory()
})

afterAll(() => void vi.useRealTimers())

test.each(['restoring', 'held'] as const)(
  'a table that is %s keeps work back, and is asked each time',
  async (state) => {
    holds(aHold({ state }))
    expect(await currentHold()).toMatchObject({ state })
    expect(await currentHold()).toMatchObject({ state })
    expect(reads()).toBe(2)
    expect(documents.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true })
  },
)

test('a release is noticed at once', async () => {
  expect(await currentHold()).toBeDefined()
  holds(aHold({ state: 'released' }))
  expect(await currentHold()).toBeUndefined()
})

test('a table that holds nothing back is asked once a minute', async () => {
  holds()
  await Promise.all([currentHold(), currentHold()])
  const first = reads()
  for (let second = 0; second < 59; second++) {
    vi.advanceTimersByTime(1000)
    expect(await currentHold()).toBeUndefined()
  }
  expect(reads()).toBe(first)
  holds(aHold())
  vi.advanceTimersByTime(2000)
  expect(await currentHold()).toBeDefined()
})

test('what was released is still known, and asked for once a minute as well', async () => {
  holds(aHold({ state: 'released' }))
  expect(await latestHold()).toMatchObject({ state: 'released', instant: aHold().instant })
  expect(await latestHold()).toMatchObject({ state: 'released' })
  expect(reads()).toBe(1)
})
