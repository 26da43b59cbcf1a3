import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { syncStripePromo } from '#core/billing/promo-codes/sync-stripe-promo.ts'
import { connectStripe } from './connect-stripe.ts'

const keys = { secretKey: 'sk_live_new', publishableKey: 'pk_live_new' }

vi.mock('#core/billing/stripe/stripe.ts', () => ({ clientFor: async () => ({}), stripeVersion: '' }))
vi.mock('#core/billing/promo-codes/sync-stripe-promo.ts', () => ({ syncStripePromo: vi.fn() }))
vi.mock('#core/billing/plans/all-plans.ts', () => ({ allPlans: async () => [] }))
vi.mock('#core/platform/secrets/payment-secrets.ts', () => ({
  readPaymentSecrets: async () => ({}),
  writePaymentSecrets: async () => undefined,
}))
vi.mock('#core/billing/payment-settings/read-payment-settings.ts', () => ({
  readPaymentSettings: async () => ({ test: {}, live: {}, mode: 'test', stripeActive: true }),
}))
vi.mock('#core/billing/payment-settings/write-payment-settings.ts', () => ({
  writePaymentSettings: async () => undefined,
}))
process.env.TABLE_NAME = 'test'

test('under keys of another account every promo code is made known there, however many there are', async () => {
  const codes = Array.from({ length: 250 }, (_, at) => ({
    id: `promo_01ARZ3NDEKTSV4RRFFQ69G5${String(at).padStart(3, '0')}`,
    code: `CODE${String(at).padStart(3, '0')}`,
    type: 'percentage',
    value: 10,
    description: 'Ten percent',
    isActive: true,
    usageCount: 0,
    planIds: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    stripe: { couponId: 'co_test', promotionCodeId: 'promo_test' },
  }))
  mockClient(DynamoDBDocumentClient)
    .on(QueryCommand)
    .callsFake(async ({ Limit, ExclusiveStartKey: from }) => {
      const start = from ? codes.findIndex(({ code }) => code === from.gsi1sk) + 1 : 0
      const Items = codes.slice(start, start + Limit)
      const last = Items.at(-1)?.code
      const position = { gsi1pk: 'PROMO_CODES', gsi1sk: last, pk: `PROMO_CODE#${last}`, sk: 'PROMO_CODE' }
      return { Items, ...(start + Limit < codes.length && { LastEvaluatedKey: position }) }
    })
  await connectStripe({
    mode: 'live',
    ...keys,
    webhook: { secret: 'whsec' },
    now: '2026-01-01T00:00:00.000Z',
  })
  const made = vi.mocked(syncStripePromo).mock.calls.map(([, { code, stripe }]) => ({ code, stripe }))
  expect(made).toEqual(codes.map(({ code }) => ({ code, stripe: undefined })))
})
