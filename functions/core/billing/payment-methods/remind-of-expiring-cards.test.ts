import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { newUser } from '#shared/platform/users/new-user.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { remindOfExpiringCards } from './remind-of-expiring-cards.ts'

process.env.TABLE_NAME = 'test'

const { id: liveSubscriptionId, userId, createdAt } = storedSubscription()
const card = {
  id: 'pay_01JGF000000000000000000001',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 2,
  expYear: 2026,
  isDefault: true,
  providerMethodId: 'pm_1',
  createdAt,
}

const reminded = async (pays: Parameters<typeof storedSubscription>[0], more = {}) => {
  const methods = { userId, items: [{ ...card, ...more }], version: 1 }
  const documents = mockClient(DynamoDBDocumentClient)
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'CARDS_EXPIRING#2026-02' } })
    .resolves({ Items: [methods] })
  documents.on(TransactWriteCommand).resolves({})
  const items: Record<string, object> = {
    PAYMENT_METHODS: methods,
    PROFILE: newUser({ id: userId, email: 'ann@example.test', membershipType: 'competitor' }, createdAt),
    BILLING: { userId, liveSubscriptionId, totalSpentCents: 0, creditCents: 0, version: 1 },
    [`SUBSCRIPTION#${liveSubscriptionId}`]: storedSubscription(pays),
  }
  documents.on(GetCommand).callsFake(async ({ Key }) => ({ Item: items[Key.sk] }))
  return (await remindOfExpiringCards('2026-02-10T12:00:00.000Z')).reminded
}

test('only a card that will be charged again is worth a mail that it expires', async () => {
  expect(await reminded({ status: 'active', paymentProvider: 'stripe' })).toBe(1)
  expect(await reminded({ status: 'active', paymentProvider: 'stripe' }, { isDefault: false })).toBe(0)
  expect(await reminded({ paymentProvider: 'stripe', cancelAtPeriodEnd: true })).toBe(0)
  for (const paymentProvider of ['paypal', 'manual'] as const)
    expect(await reminded({ paymentProvider })).toBe(0)
})
