import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import type { StoredTransaction } from './transactions.ts'
import { withMembers } from './with-members.ts'

process.env.TABLE_NAME = 'test'
mockClient(DynamoDBDocumentClient).on(BatchGetCommand).resolves({ Responses: {} })

const payment = storedTransaction({ status: 'partially_refunded', refundedCents: 99 })
const dispute = { id: 'd', status: 'needs_response', reason: 'fraudulent', amountCents: 999 }

test.each<[string, Partial<StoredTransaction>, number]>([
  ['what is left of it', {}, 900],
  ['not what is spoken for', { pendingRefunds: [{ id: 'r', requestId: 'q', amountCents: 400 }] }, 500],
  ['nothing that was recorded by hand', { paymentProvider: 'manual' }, 0],
  ['nothing that its bank decides about', { dispute: { ...dispute, isRefundable: false } }, 0],
  ['what its bank has decided about', { dispute: { ...dispute, isRefundable: true } }, 900],
])('administrators are offered to refund a payment: %s', async (_, more, refundableCents) => {
  expect(await withMembers([{ ...payment, ...more }])).toMatchObject([{ refundableCents }])
})
