import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { finishPendingRefund } from './finish-pending-refund.ts'
import { finishPendingRefunds } from './finish-pending-refunds.ts'

vi.mock('./finish-pending-refund.ts', () => ({ finishPendingRefund: vi.fn() }))
printLogsWith(() => undefined)
process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const decidedAt = '2026-01-01T00:00:00.000Z'

const transaction = (at: number, more: object) => ({
  id: `txn_01JGF000000000000000000${String(at).padStart(3, '0')}`,
  userId: '7b0c4a52-1111-4222-8333-444455556666',
  currency: 'USD',
  amountCents: 999,
  refundedCents: 0,
  description: 'Pro Competitor, monthly',
  paymentProvider: 'stripe',
  createdAt: decidedAt,
  updatedAt: decidedAt,
  version: 1,
  ...more,
})

test('however many refunds wait, each is looked at once, and one that fails keeps no other waiting', async () => {
  const payments = Array.from({ length: 230 }, (_, at) =>
    transaction(at, {
      type: 'payment',
      status: 'succeeded',
      pendingRefunds: [
        { id: `txn_01JGG000000000000000000${String(at).padStart(3, '0')}`, amountCents: 1, requestId: 'r' },
      ],
    }),
  )
  documents.on(QueryCommand).callsFake(async ({ Limit = 0, ExclusiveStartKey }) => {
    const from = payments.findIndex(({ id }) => id === ExclusiveStartKey?.gsi2sk) + 1
    const Items = payments.slice(from, from + Limit)
    const last = Items.at(-1)
    const more = last && from + Limit < payments.length
    return {
      Items,
      ...(more && { LastEvaluatedKey: { pk: 'p', sk: 's', gsi2pk: 'p', gsi2sk: last.id } }),
    }
  })
  documents.on(GetCommand).callsFake(async ({ Key }) => ({
    Item: transaction(0, { id: Key.sk.split('#')[1], type: 'refund', status: 'pending' }),
  }))
  const finish = vi.mocked(finishPendingRefund)
  finish.mockImplementation(async ({ refundId }) => {
    if (refundId.endsWith('000')) throw new Error('its provider does not answer')
  })
  await expect(finishPendingRefunds(decidedAt)).resolves.toEqual({ finished: 0 })
  expect(finish).not.toHaveBeenCalled()
  await expect(finishPendingRefunds('2026-01-01T00:05:00.000Z')).rejects.toThrow('1 payments')
  expect(new Set(finish.mock.calls.map(([{ refundId }]) => refundId)).size).toBe(230)
  expect(finish).toHaveBeenCalledTimes(230)
})
