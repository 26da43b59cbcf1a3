import { expect, test } from 'vitest'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { invoiceOfPayment, listedInvoice } from './listed-invoice.ts'

const payment = (status: Transaction['status']) =>
  ({
    id: 'txn_01JZZZZZ12345678',
    amountCents: 2900,
    description: 'Pro Competitor',
    status,
  }) as Partial<Transaction> as Transaction

test('a payment without an invoice reads Paid when it succeeded, otherwise Pending', () => {
  expect(invoiceOfPayment(payment('succeeded')).reading.word).toBe('Paid')
  expect(invoiceOfPayment(payment('refunded')).reading.word).toBe('Paid')
  expect(invoiceOfPayment(payment('failed')).reading.word).toBe('Pending')
  expect(invoiceOfPayment(payment('pending'))).toMatchObject({
    reading: { word: 'Pending' },
    amountPaidCents: 0,
  })
})

test('what has no number is called by the last 8 characters of its id', () => {
  expect(invoiceOfPayment(payment('succeeded')).number).toBe('12345678')
  const invoice = {
    id: 'ivc_01JZZZZZ87654321',
    invoiceNumber: '',
    status: 'open',
  } as Partial<Invoice> as Invoice
  expect(listedInvoice(invoice).number).toBe('87654321')
  expect(listedInvoice({ ...invoice, invoiceNumber: 'BOX-0001' }).number).toBe('BOX-0001')
})

test.each([
  ['paid', 'Paid'],
  ['open', 'Open'],
  ['void', 'Void'],
] as const)('an invoice that is %s reads %s', (status, word) => {
  const invoice = { id: 'ivc_1', invoiceNumber: 'X', status } as Partial<Invoice> as Invoice
  expect(listedInvoice(invoice).reading.word).toBe(word)
})

test('a draft cannot be downloaded yet', () => {
  expect(
    listedInvoice({ id: 'ivc_1', invoiceNumber: 'X', status: 'draft' } as Partial<Invoice> as Invoice)
      .invoiceId,
  ).toBeUndefined()
})
