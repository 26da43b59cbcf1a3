import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { follow } from '#core/platform/projections/follow.ts'
import { newId } from '#shared/ids.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import { followers } from './followers.ts'

process.env.TABLE_NAME = 'test'

type Image = ReturnType<typeof storedSubscription> | ReturnType<typeof storedTransaction>

const stored = (image: Image | undefined) =>
  image && ('planId' in image ? subscriptions.item(image) : transactions.item(image))

/** Returns what a change adds to which figure, when the row was counted as it was before. */
async function added(before: Image | undefined, after: Image | undefined, counted?: object) {
  const documents = mockClient(DynamoDBDocumentClient)
  documents
    .on(GetCommand)
    .callsFake(({ Key }) => (String(Key?.pk).startsWith('COUNTED#') ? { Item: counted } : {}))
  documents.on(TransactWriteCommand).resolves({})
  await follow(followers, { before: stored(before), after: stored(after) })
  const writes = documents
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems ?? [])
  return Object.fromEntries(
    writes.flatMap(({ Update }) =>
      Update ? [[Update.Key?.sk, Update.ExpressionAttributeValues?.[':count']]] : [],
    ),
  )
}

const subscriber = 'SUBSCRIBERS#Pro Competitor'
const renewal = 'RENEWS#2026-02-01'
const paying = 'PAYING#stripe'

test('only what a provider will bill again is an upcoming renewal', async () => {
  const renews = storedSubscription()
  expect(await added(undefined, renews)).toEqual({ [subscriber]: 1, [renewal]: 1, [paying]: 1 })
  const agreed = storedSubscription({ paymentProvider: 'manual' })
  expect(await added(undefined, agreed)).toEqual({ [subscriber]: 1 })
  const ends = storedSubscription({ cancelAtPeriodEnd: true })
  expect(await added(undefined, ends)).toEqual({ [subscriber]: 1, [paying]: 1 })
})

test('an entry paid online is revenue; cash at the gate is not, even if it was counted as some', async () => {
  const purpose = {
    kind: 'entry',
    registrationId: newId('reg', '2026-01-01T00:00:00.000Z'),
    eventId: newId('evt', '2026-01-01T00:00:00.000Z'),
  } as const
  expect(await added(undefined, storedTransaction({ purpose }))).toEqual({
    'REVENUE#Event entries': 999,
    'EARNED_IN#2026-01': 999,
  })
  const cash = storedTransaction({ purpose, paymentProvider: 'manual' })
  expect(await added(undefined, cash)).toEqual({})
  const counted = { id: cash.id, counts: { 'REVENUE#Event entries': 999 }, version: 1 }
  expect(await added(undefined, cash, counted)).toMatchObject({ 'REVENUE#Event entries': -999 })
})

test('a subscription that goes with its member counts no longer, once', async () => {
  const row = storedSubscription({ version: 3 })
  const counts = { [subscriber]: 1, [renewal]: 1 }
  expect(await added(row, undefined, { id: row.id, counts, version: 3 })).toEqual({
    [subscriber]: -1,
    [renewal]: -1,
  })
  expect(await added(row, undefined, { id: row.id, counts: {}, version: 4 })).toEqual({})
  // A late or repeated delivery by its stream restores nothing.
  expect(await added(undefined, row, { id: row.id, counts: {}, version: 4 })).toEqual({})
})

test('what is counted of an event goes with it, after ninety days', async () => {
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(GetCommand).resolves({})
  documents.on(TransactWriteCommand).resolves({})
  const event = {
    id: newId('whk', '2026-01-01T00:00:00.000Z'),
    provider: 'stripe' as const,
    eventId: 'evt_1',
    eventType: 'invoice.paid',
    status: 'pending',
    requestBody: '{}',
    authentic: true,
    retryCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }
  await follow(followers, { after: { ...event, ...webhookLogs.key(event), entity: webhookLogs.name } })
  const [counted, figure] = documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? []
  const ttl = Date.parse('2026-04-01T00:00:00.000Z') / 1000
  expect(counted?.Put?.Item).toMatchObject({ ttl })
  expect(figure?.Update?.UpdateExpression).toContain('#ttl = :ttl')
  expect(figure?.Update?.ExpressionAttributeValues).toMatchObject({ ':ttl': ttl })
})
