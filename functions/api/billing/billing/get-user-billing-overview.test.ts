import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { failedPaymentsOf } from '#core/billing/transactions/transactions.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { getUserBillingOverview as contract } from '#shared/billing/billing/contract.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import { getUserBillingOverview } from './get-user-billing-overview.ts'

process.env.TABLE_NAME = 'test'

const { id, userId } = storedSubscription()
const failed = storedTransaction({ status: 'failed', retryable: true })

const offered = async (liveSubscriptionId: string | undefined, now: string) => {
  const documents = mockClient(DynamoDBDocumentClient)
  const items: Record<string, object> = {
    BILLING: { userId, liveSubscriptionId, totalSpentCents: 0, creditCents: 0, version: 1 },
    [`SUBSCRIPTION#${id}`]: storedSubscription({ status: 'past_due' }),
  }
  documents.on(GetCommand).callsFake(async ({ Key }) => ({ Item: items[Key.sk] }))
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': failedPaymentsOf(userId) } })
    .resolves({ Items: [failed] })
  const request = { actor: { userId }, now } as ApiRequest<typeof contract>
  return (await getUserBillingOverview(request)).failedPayments
}

test('a member can pay an overdue membership for thirty days, and only reads about it once the membership is over', async () => {
  const last = '2026-01-31T12:00:00.000Z'
  expect(await offered(id, last)).toMatchObject([{ id: failed.id, retryable: true }])
  expect(await offered(id, '2026-01-31T12:00:00.001Z')).toEqual([])
  const told = await offered(undefined, last)
  expect(told).toMatchObject([{ id: failed.id }])
  expect(told[0]).not.toHaveProperty('retryable')
  expect(await offered(undefined, '2026-01-31T12:00:00.001Z')).toEqual([])
})
