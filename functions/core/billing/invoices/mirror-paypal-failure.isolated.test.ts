import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { fetchPaypalSubscription, type PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { mirrorPaypalFailure } from './mirror-paypal-failure.ts'

vi.mock('#core/billing/paypal/paypal-subscription.ts', () => ({ fetchPaypalSubscription: vi.fn() }))
process.env.TABLE_NAME = 'test'

const subscription = storedSubscription({ paymentProvider: 'paypal', paypal: { subscriptionId: 'I-1' } })
const { userId: id, createdAt } = subscription
const amount = { value: '9.99', currency_code: 'USD' }

/** The mails that are queued when PayPal says so of the last payment and of the last failure. */
async function mailsAfter(paidAt: string, failedAt: string): Promise<string[]> {
  vi.mocked(fetchPaypalSubscription).mockResolvedValue({
    start_time: createdAt,
    billing_info: {
      last_payment: { time: paidAt, amount },
      last_failed_payment: { time: failedAt, amount },
    },
  } as unknown as PaypalSubscription)
  const documents = mockClient(DynamoDBDocumentClient)
  const user = newUser({ id, email: 'ann@example.test', membershipType: 'pro_competitor' }, createdAt)
  documents.on(GetCommand).resolves({})
  documents.on(GetCommand, { Key: { pk: `USER#${id}`, sk: 'PROFILE' } }).resolves({ Item: user })
  documents.on(TransactWriteCommand).resolves({})
  await mirrorPaypalFailure(subscription, failedAt)
  return documents
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems ?? [])
    .flatMap(({ Put }) => (Put?.Item?.templateId ? [String(Put.Item.templateId)] : []))
}

test('a renewal that PayPal has collected after all is not told as failed', async () => {
  const [first, second] = ['2026-02-01T12:00:00.000Z', '2026-02-04T12:00:00.000Z']
  expect(await mailsAfter(first, second)).toEqual(['payment-failed-at-paypal'])
  expect(await mailsAfter(second, first)).toEqual([])
})
