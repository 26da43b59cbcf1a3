import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { suppressAddress } from './suppress-address.ts'

process.env.TABLE_NAME = 'test'
printLogsWith(() => undefined)

const documents = mockClient(DynamoDBDocumentClient)
const now = '2026-01-02T00:00:00.000Z'
const bounced = {
  email: 'ann@example.test',
  scope: 'all',
  reason: 'bounce',
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}
const complained = { ...bounced, reason: 'complaint' }

async function writtenAfter(earlier: typeof bounced | undefined, reason: 'bounce' | 'complaint') {
  documents.reset()
  documents.on(GetCommand).resolves(earlier ? { Item: earlier } : {})
  documents.on(TransactWriteCommand).resolves({})
  await suppressAddress('Ann@Example.test', reason, now)
  return documents.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems?.[0]?.Put)
}

test.each(['bounce', 'complaint'] as const)('the first %s is kept', async (reason) => {
  expect(await writtenAfter(undefined, reason)).toMatchObject([
    { Item: { email: 'ann@example.test', reason, createdAt: now, version: 1 } },
  ])
})

test('a complaint replaces a bounce, and nothing replaces a complaint', async () => {
  expect(await writtenAfter(bounced, 'complaint')).toMatchObject([
    {
      Item: { reason: 'complaint', createdAt: now, version: 2 },
      ExpressionAttributeValues: { ':version': 1 },
    },
  ])
  for (const reason of ['bounce', 'complaint'] as const)
    expect(await writtenAfter(complained, reason)).toEqual([])
  expect(await writtenAfter(bounced, 'bounce')).toEqual([])
})

test('what ended newsletters alone is replaced, and its note stays', async () => {
  const byHand = { ...bounced, scope: 'bulk', reason: 'by_hand', note: 'Asked by phone' }
  expect(await writtenAfter(byHand, 'bounce')).toMatchObject([
    { Item: { scope: 'all', reason: 'bounce', note: 'Asked by phone', version: 2 } },
  ])
})
