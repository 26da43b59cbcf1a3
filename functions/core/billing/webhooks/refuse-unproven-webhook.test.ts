import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { refuseUnprovenWebhook } from './refuse-unproven-webhook.ts'

process.env.TABLE_NAME = 'test'
printLogsWith(() => undefined)

const documents = mockClient(DynamoDBDocumentClient)
beforeEach(() => {
  documents.reset()
  documents.on(UpdateCommand).resolves({})
  documents.on(TransactWriteCommand).resolves({})
})

const refuse = (body = 'x'.repeat(5000)) =>
  refuseUnprovenWebhook(
    'stripe',
    {
      bytes: Buffer.from(body),
      headers: {},
      now: '2026-01-01T00:00:00.000Z',
      requestId: 'request-1',
      ip: '192.0.2.1',
    },
    'the signature does not match',
  )

const refusal = { kind: 'invalid', code: 'invalid_signature' }
const noted = () => documents.commandCalls(TransactWriteCommand).length

test('a call that proves nothing is refused and noted', async () => {
  await expect(refuse()).rejects.toMatchObject(refusal)
  expect(noted()).toBe(1)
})

test('a sender of more of them than anyone needs to see is refused the same, and fills no log', async () => {
  documents.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'full', $metadata: {} }))
  await expect(refuse()).rejects.toMatchObject(refusal)
  expect(noted()).toBe(0)
})

test('the note names no one, since it may be the provider’s own under another secret', async () => {
  const object = { id: 'in_1', customer_email: 'ann@example.test' }
  await expect(refuse(JSON.stringify({ id: 'evt_1', data: { object } }))).rejects.toMatchObject(refusal)
  const written = JSON.stringify(
    documents.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input),
  )
  expect(written).toContain('in_1')
  expect(written).not.toContain('ann@example.test')
})
