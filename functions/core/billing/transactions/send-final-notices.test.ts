import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { newUser } from '#shared/platform/users/new-user.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import { sendFinalNotices } from './send-final-notices.ts'

process.env.TABLE_NAME = 'test'

const { id: liveSubscriptionId, userId } = storedSubscription()
const payment = storedTransaction({ status: 'failed', retryable: true })

const warnedAt = async (now: string, more: { payment?: object; status?: 'active' | 'past_due' } = {}) => {
  const row = { ...payment, ...more.payment }
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'FAILED_PAYMENTS_SINCE#2026-01-01' } })
    .resolves({ Items: [row] })
  documents.on(TransactWriteCommand).resolves({})
  const items: Record<string, object> = {
    [`TRANSACTION#${row.id}`]: row,
    PROFILE: newUser({ id: userId, email: 'ann@example.test', membershipType: 'competitor' }, row.createdAt),
    BILLING: { userId, liveSubscriptionId, totalSpentCents: 0, creditCents: 0, version: 1 },
    [`SUBSCRIPTION#${liveSubscriptionId}`]: storedSubscription({ status: more.status ?? 'past_due' }),
  }
  documents.on(GetCommand).callsFake(async ({ Key }) => ({ Item: items[Key.sk] }))
  return (await sendFinalNotices(now)).warned
}

test('the last warning comes eleven days after the first try, once, and only to members who lose the membership', async () => {
  const now = '2026-01-12T12:00:00.000Z'
  expect(await warnedAt('2026-01-12T11:59:59.999Z')).toBe(0)
  expect(await warnedAt(now)).toBe(1)
  expect(await warnedAt(now, { status: 'active' })).toBe(0)
  for (const more of [{ finalNoticeAt: now }, { retryable: undefined }, { status: 'succeeded' }])
    expect(await warnedAt(now, { payment: more })).toBe(0)
})
