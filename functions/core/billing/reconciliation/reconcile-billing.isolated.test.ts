import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { discardAttempt } from '#core/billing/subscriptions/discard-attempt.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { reconcileBilling } from './reconcile-billing.ts'

vi.mock('#core/billing/subscriptions/discard-attempt.ts', () => ({ discardAttempt: vi.fn() }))
vi.mock('#core/billing/payment-settings/read-payment-settings.ts', () => ({
  readPaymentSettings: async () => ({ mode: 'test' }),
}))
vi.mock('#core/platform/secrets/payment-secrets.ts', () => ({ readPaymentSecrets: async () => ({}) }))
printLogsWith(() => undefined)
process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const attempt = storedSubscription({ status: 'incomplete' })

test('a checkout that cannot be given up, and so keeps its member from every other, ends the run with an error', async () => {
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'SUBSCRIPTIONS_BEGUN#2026-01-01' } })
    .resolves({ Items: [attempt] })
  documents.on(GetCommand).resolves({ Item: attempt })
  vi.mocked(discardAttempt).mockRejectedValueOnce(new Error('the provider does not answer'))
  await expect(reconcileBilling('2026-01-03T03:20:00.000Z')).rejects.toThrow('1 comparisons')
  vi.mocked(discardAttempt).mockResolvedValueOnce({ ...attempt, status: 'cancelled' } as never)
  expect(await reconcileBilling('2026-01-03T03:20:00.000Z')).toMatchObject({ abandoned: 1, failed: 0 })
})
