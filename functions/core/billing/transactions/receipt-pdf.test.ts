import { expect, test } from 'vitest'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { newId } from '#shared/ids.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { receiptPdf } from './receipt-pdf.ts'

const at = '2027-03-05T14:00:00.000Z'

const payment = (more: Partial<Transaction> = {}): Transaction => ({
  id: 'txn_01M6H0MKQRVXWKHP9N8TKGN0FF',
  userId: '7b0c4a52-1111-4222-8333-444455556666',
  type: 'payment',
  status: 'succeeded',
  amountCents: 3000,
  refundedCents: 0,
  currency: 'USD',
  description: 'Entry: Summer Sound-Off',
  purpose: { kind: 'entry', registrationId: newId('reg', at), eventId: newId('evt', at) },
  paymentProvider: 'stripe',
  createdAt: at,
  version: 1,
  ...more,
})

const dana = { name: 'Dana', email: 'dana@x.test', paidWith: 'Visa 4242' }

const linesOf = async (more: Partial<Transaction> = {}, payer: Parameters<typeof receiptPdf>[1] = dana) =>
  (await pdfText(await receiptPdf(payment(more), payer))).split('\n')

test('a receipt says who paid what for what, when, and with which card', async () => {
  const lines = await linesOf()
  expect(lines).toEqual(
    expect.arrayContaining([
      'Receipt 8TKGN0FF',
      'Paid on Mar 5, 2027',
      'Paid with Visa 4242',
      'Dana',
      'dana@x.test',
      'Entry: Summer Sound-Off $30.00',
      'Paid $30.00',
    ]),
  )
  expect(lines.join(' ')).not.toMatch(/invoice|refunded/i)
})

test('what went back is taken off', async () => {
  const lines = await linesOf({ status: 'partially_refunded', refundedCents: 1250 })
  expect(lines.slice(-3)).toEqual(['Paid $30.00', 'Refunded −$12.50', 'Paid after refunds $17.50'])
})

test('without the card, and with a name that no font has letters for, it is still a receipt', async () => {
  const lines = await linesOf({}, { name: '\u{10900}', email: 'dana@x.test', paidWith: undefined })
  expect(lines).toContain('dana@x.test')
  expect(lines.join(' ')).not.toMatch(/Paid with|undefined|\?/)
})
