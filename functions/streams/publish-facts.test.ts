import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'
import { handler } from './publish-facts.ts'

Object.assign(process.env, { TABLE_NAME: 'test', BUS_NAME: 'test' })
printLogsWith(() => undefined)
const documents = mockClient(DynamoDBDocumentClient)
const bus = mockClient(EventBridgeClient)

beforeEach(() => {
  documents.reset()
  bus.reset()
  bus.on(PutEventsCommand).resolves({ Entries: [] })
})

const instant = '2026-01-01T00:00:00.000Z'

const written = (...facts: (readonly [id: string, at: string])[]) =>
  ({
    Records: facts.map(([id, at], index) => ({
      eventName: 'INSERT',
      dynamodb: {
        SequenceNumber: String(index),
        NewImage: marshall({
          pk: `FACT#${id}`,
          sk: 'FACT',
          entity: 'fact',
          id,
          name: 'a.b',
          at,
          payload: {},
        }),
      },
    })),
  }) as unknown as DynamoDBStreamEvent

const published = () =>
  bus
    .commandCalls(PutEventsCommand)
    .flatMap(({ args }) => args[0].input.Entries ?? [])
    .map(({ Detail }) => JSON.parse(Detail ?? '').id)

const old = ['old', '2025-12-31T23:59:59.999Z'] as const
const last = ['last', instant] as const
const first = ['first', '2026-01-01T00:00:00.001Z'] as const

test('in a table that was never restored, every fact is published', async () => {
  answerHold(documents, aHold({ instant }))
  await noticeHold()
  answerHold(documents)
  expect(await handler(written(old, last, first))).toEqual({ batchItemFailures: [] })
  expect(published()).toEqual(['old', 'last', 'first'])
})

test.each(['restoring', 'held', 'released'] as const)(
  'in a restored table that is %s, facts up to the instant of its backup are passed over',
  async (state) => {
    answerHold(documents, aHold({ instant }))
    await noticeHold()
    answerHold(documents, aHold({ instant, state }))
    expect(await handler(written(old, last, first))).toEqual({ batchItemFailures: [] })
    expect(published()).toEqual(['first'])
    // No other test meets a table that was released.
    answerHold(documents, aHold({ instant }))
    await noticeHold()
  },
)

test('a batch without facts asks for no hold', async () => {
  await handler({ Records: [{ eventName: 'REMOVE', dynamodb: {} }] } as unknown as DynamoDBStreamEvent)
  expect(documents.commandCalls(GetCommand)).toEqual([])
})

test('from the first fact on that the bus does not take, the stream delivers them again', async () => {
  answerHold(documents)
  bus.on(PutEventsCommand).resolves({ Entries: [{ EventId: '1' }, { ErrorCode: 'InternalFailure' }] })
  expect(await handler(written(old, last, first))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
})
