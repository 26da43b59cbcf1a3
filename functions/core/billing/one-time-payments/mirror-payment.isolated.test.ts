import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { fetchPaypalCapture, type PaypalCapture } from '#core/billing/paypal/paypal-order.ts'
import { mirrorCapture } from './mirror-capture.ts'
import { mirrorPayment } from './mirror-payment.ts'

vi.mock('#core/billing/paypal/paypal-order.ts', async (original) => ({
  ...(await original<object>()),
  fetchPaypalCapture: vi.fn(),
}))
vi.mock('./mirror-capture.ts', () => ({ mirrorCapture: vi.fn() }))
process.env.TABLE_NAME = 'test'

const now = '2026-02-01T12:00:00.000Z'

/** What is said of an order whose payment PayPal held back, and what is noted of it. */
async function saidOf(status: PaypalCapture['status']) {
  vi.mocked(fetchPaypalCapture).mockResolvedValue({ id: 'CAPTURE', status } as PaypalCapture)
  vi.mocked(mirrorCapture).mockResolvedValue({ userId: 'usr_1', payment: undefined })
  const documents = mockClient(DynamoDBDocumentClient)
  const order = {
    id: 'ORDER',
    state: 'collected',
    description: 'Entry',
    captureId: 'CAPTURE',
    createdAt: now,
    version: 3,
  }
  documents.on(GetCommand).resolves({ Item: order })
  documents.on(TransactWriteCommand).resolves({})
  const { isDeclined } = (await mirrorPayment('ORDER', now)) ?? {}
  const noted = documents
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems ?? [])
    .map(({ Put }) => Put?.Item?.state)
  return { isDeclined, noted }
}

test('a payment that PayPal held back and then declined ends its order, so that another can be made', async () => {
  expect(await saidOf('PENDING')).toEqual({ isDeclined: false, noted: [] })
  for (const status of ['DECLINED', 'FAILED'] as const)
    expect(await saidOf(status)).toEqual({ isDeclined: true, noted: ['declined'] })
})
