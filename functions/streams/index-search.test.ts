import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { printLogsWith } from '#core/log/log.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { handler } from './index-search.ts'

process.env.TABLE_NAME = 'test'

test('a change that cannot be derived from is tried again from there on, and the log says what changed', async () => {
  const lines: object[] = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
  mockClient(DynamoDBDocumentClient).rejects(new Error('the table does not answer'))
  const key = { pk: 'USER#7b0c4a52-1111-4222-8333-444455556666', sk: 'SUBSCRIPTION#1' }
  const item = { ...storedSubscription(), ...key, entity: 'subscription' }
  const NewImage = marshall(item, { removeUndefinedValues: true })
  const Records = [{ eventName: 'INSERT', dynamodb: { SequenceNumber: '7', NewImage } }]
  const answer = await handler({ Records } as unknown as DynamoDBStreamEvent)
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '7' }])
  expect(lines).toMatchObject([{ level: 'error', event: 'search.not_indexed', ...key }])
})
