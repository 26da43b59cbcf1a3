import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { processEvent } from './process-event.ts'

process.env.TABLE_NAME = 'test'

const now = '2026-01-01T00:00:00.000Z'
const named = { provider: 'paypal', eventId: 'WH-1' } as const
const kept = {
  ...named,
  id: 'whk_01JGF000000000000000000001',
  eventType: 'PAYMENT.SALE.COMPLETED',
  status: 'pending',
  requestBody: 'not what it was',
  authentic: true,
  retryCount: 0,
  createdAt: now,
  version: 1,
}

const written = async (statuses: ('pending' | 'succeeded')[]) => {
  const documents = mockClient(DynamoDBDocumentClient)
  const rows = statuses.map((status) => ({ Item: { ...kept, status } }))
  documents.on(GetCommand).callsFake(async () => rows.shift())
  documents.on(TransactWriteCommand).resolves({})
  await expect(processEvent(named, now)).rejects.toThrow('JSON')
  return documents
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems?.map(({ Put }) => Put?.Item?.status))
}

test('an event that fails is noted as failed, unless someone else worked on it meanwhile', async () => {
  expect(await written(['pending', 'pending'])).toEqual(['processing', 'failed'])
  expect(await written(['pending', 'succeeded'])).toEqual(['processing'])
})
