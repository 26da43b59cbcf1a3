import { expect } from 'vitest'
import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { invoices } from '#core/billing/invoices/invoices.ts'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import type { Agreement } from './billing-books.ts'
import type { BillingWorld } from './billing-world.ts'
import { everyStripeObject } from './every-stripe-object.ts'
import type { PaypalBook } from './paypal-books.ts'

type Books = {
  userIds: readonly string[]
  paypal: Map<string, PaypalBook[]>
  agreements: readonly Agreement[]
}

const sorted = (lines: string[]) => lines.toSorted()

/** Row by row: as many invoices, payments, refunds and disputes as the providers have, of the same amounts. */
export async function compareBillingRows({ stripe }: BillingWorld, books: Books): Promise<void> {
  const [billed, back, disputes] = await Promise.all([
    everyStripeObject((page) => stripe.invoices.list(page)),
    everyStripeObject((page) => stripe.refunds.list(page)),
    everyStripeObject((page) => stripe.disputes.list({ ...page, expand: ['data.charge'] })),
  ])
  const numbers = new Set<string>()
  for (const userId of books.userIds) {
    const customer = (await billingAccounts.get({ userId }))?.stripeCustomerId
    const pk = `USER#${userId}`
    const rows = (await invoices.list({ pk, prefix: 'INVOICE#', limit: 100 })).items
    const moved = (await transactions.list({ pk, prefix: 'TRANSACTION#', limit: 100 })).items
    const by = <T extends { paymentProvider: string }>(all: readonly T[], provider: string) =>
      all.filter(({ paymentProvider }) => paymentProvider === provider)

    expect(
      sorted(
        by(rows, 'stripe')
          .filter(({ status }) => status !== 'draft')
          .map(
            (row) =>
              `${row.invoiceNumber} ${row.status} ${row.amountPaidCents} ${row.taxCents} ${row.totalCents}`,
          ),
      ),
    ).toEqual(
      sorted(
        billed
          .filter((one) => one.customer === customer && one.status !== 'draft')
          .map((one) => `${one.number} ${one.status} ${one.amount_paid} ${totalTaxOf(one)} ${one.total}`),
      ),
    )
    expect(refundsOf(by(moved, 'stripe'))).toEqual(
      back
        .filter((one) => one.customer === customer)
        .map(({ amount }) => amount)
        .toSorted(),
    )
    expect(sorted(by(moved, 'stripe').flatMap(disputeLine))).toEqual(
      sorted(
        disputes
          .filter(({ charge }) => typeof charge === 'object' && charge.customer === customer)
          .map(({ id, status }) => `${id} ${status}`),
      ),
    )

    const sales = (books.paypal.get(userId) ?? []).flatMap((book) => book.sales)
    const ofSales = sales.map(({ id, cents, backCents }) => `${id} ${cents} ${backCents}`)
    expect(
      sorted(
        by(moved, 'paypal')
          .filter(({ type, providerTransactionId }) => type === 'payment' && providerTransactionId)
          .map((row) => `${row.providerTransactionId} ${row.amountCents} ${row.refundedCents}`),
      ),
    ).toEqual(sorted(ofSales))
    expect(sorted(by(rows, 'paypal').map((row) => row.providerInvoiceId ?? ''))).toEqual(
      sorted(sales.map(({ id }) => id)),
    )
    expect(refundsOf(by(moved, 'paypal'))).toEqual(
      (books.paypal.get(userId) ?? []).flatMap(({ refunds }) => refunds).toSorted(),
    )

    const agreed = books.agreements.filter((one) => one.userId === userId).map((one) => one.priceCents)
    expect(by(rows, 'manual').map((row) => row.totalCents)).toEqual(agreed)
    for (const { invoiceNumber } of by(rows, 'manual')) numbers.add(invoiceNumber)
  }
  expect(numbers.size, 'numbers of our own invoices').toBe(books.agreements.length)
}

const refundsOf = (rows: readonly StoredTransaction[]) =>
  rows
    .filter(({ type }) => type === 'refund')
    .map(({ amountCents }) => amountCents)
    .toSorted()

const disputeLine = ({ dispute }: StoredTransaction) => (dispute ? [`${dispute.id} ${dispute.status}`] : [])
