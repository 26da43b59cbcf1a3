import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { commit } from './commit.ts'
import type { Write } from './write.ts'

const documents = mockClient(DynamoDBDocumentClient)
beforeEach(() => void documents.reset())

const write = (refused?: () => Error): Write => ({
  item: { Put: { TableName: 'test', Item: { pk: 'a', sk: 'b' } } },
  ...(refused && { refused }),
})

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

const named = (name: string) => Object.assign(new Error(name), { name })

const calls = () => documents.commandCalls(TransactWriteCommand)

test.each([
  ['a clash with another transaction', canceled('TransactionConflict')],
  ['a conflict outside of a transaction', named('TransactionConflictException')],
  ['its own earlier attempt', named('TransactionInProgressException')],
  ['a throttled partition', canceled('None', 'ThrottlingError')],
  ['a table without capacity', canceled('ProvisionedThroughputExceeded')],
])('%s is tried again under the same token, so that nothing is written twice', async (_, error) => {
  documents.on(TransactWriteCommand).rejectsOnce(error).rejectsOnce(error).resolves({})
  await commit(write(), write())
  const tokens = calls().map(({ args }) => args[0].input.ClientRequestToken)
  expect(tokens).toHaveLength(3)
  expect(new Set(tokens).size).toBe(1)
})

test('what clashes five times makes the service busy', async () => {
  documents.on(TransactWriteCommand).rejects(canceled('TransactionConflict'))
  await expect(commit(write())).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'busy',
    retryAfterSeconds: 1,
  })
  expect(calls()).toHaveLength(5)
})

test('a failed condition says what its own write means by it, and is not tried again', async () => {
  documents.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'))
  await expect(
    commit(
      write(() => new Error('the first')),
      write(() => new Error('the second')),
    ),
  ).rejects.toThrow('the second')
  expect(calls()).toHaveLength(1)
})

test('the deciding one of several failed conditions says what has happened, otherwise the first', async () => {
  documents.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'ConditionalCheckFailed'))
  const first = write(() => new Error('the first'))
  const second = write(() => new Error('the second'))
  await expect(commit(first, second)).rejects.toThrow('the first')
  await expect(commit(first, { ...second, decides: true })).rejects.toThrow('the second')
})

test('a failed condition wins over a clash in the same transaction', async () => {
  documents.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'ConditionalCheckFailed'))
  await expect(commit(write(), write())).rejects.toMatchObject({ kind: 'conflict', code: 'version_conflict' })
})

test('any other error is passed on as it is, at once', async () => {
  for (const error of [named('ValidationException'), canceled('ItemCollectionSizeLimitExceeded')]) {
    documents.reset()
    documents.on(TransactWriteCommand).rejects(error)
    await expect(commit(write())).rejects.toBe(error)
    expect(calls()).toHaveLength(1)
  }
})

test('two commits have two tokens', async () => {
  documents.on(TransactWriteCommand).resolves({})
  await commit(write())
  await commit(write())
  expect(new Set(calls().map(({ args }) => args[0].input.ClientRequestToken)).size).toBe(2)
})

test('several changes of one counter are one, since a transaction takes an item once', async () => {
  documents.on(TransactWriteCommand).resolves({})
  const count = (name: string, by: number): Write => ({
    counter: { name, by, change: (sum) => count(name, sum) },
    item: { Update: { TableName: 'test', Key: { pk: name }, UpdateExpression: `ADD n ${by}` } },
  })
  await commit(count('a', 1), write(), count('a', 2), count('b', -1))
  const items = calls()[0]?.args[0].input.TransactItems ?? []
  expect(items.map(({ Update }) => Update?.UpdateExpression)).toEqual(['ADD n 3', undefined, 'ADD n -1'])
})
