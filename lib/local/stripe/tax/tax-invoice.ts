import type Stripe from 'stripe'
import type { Customer, Invoice, InvoiceLine } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { type TaxLocation, taxLocation } from './tax-location.ts'
import { noRate, type Rate, rateOf, ratesAt, taxOn } from './tax-rates.ts'
import { collectsAt } from './tax-registrations.ts'

type Tax = Stripe.InvoiceLineItem.Tax
type Reason = Tax['taxability_reason']

/** Things of this kind are never taxed. */
const nontaxable = 'txcd_00000000'

/** Writes the taxes onto the lines, each rounded by itself, and what they come to onto the invoice. */
export function taxInvoice(tx: Transaction, invoice: Invoice, customer: Customer): void {
  const lines = invoice.lines.data
  for (const line of lines) line.taxes = []
  invoice.total_taxes = []
  const { enabled } = invoice.automatic_tax
  if (!enabled) return
  const location = taxLocation(customer)
  invoice.automatic_tax.status = location ? 'complete' : 'requires_location_inputs'
  if (!location) return
  for (const line of lines) line.taxes = taxesOf(tx, line, { customer, location })
  invoice.total_taxes = summedUp(lines.flatMap(({ taxes }) => taxes ?? []))
}

/** The taxes to add to the total: those that a price includes are in it already. */
export const addedTax = ({ total_taxes: taxes }: Pick<Invoice, 'total_taxes'>): number =>
  (taxes ?? []).reduce(
    (sum, { amount, tax_behavior: behavior }) => sum + (behavior === 'exclusive' ? amount : 0),
    0,
  )

function taxesOf(
  tx: Transaction,
  line: InvoiceLine,
  { customer, location }: { customer: Customer; location: TaxLocation },
): Tax[] {
  const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const taxable = line.amount - off
  // A refund includes the tax that was taken for it.
  if (line._taxedAt)
    return line._taxedAt
      .flatMap((id) => rateOf(id) ?? [])
      .map((rate) => taxAt(rate, taxable, 'standard_rated'))
  const { product } = line.pricing?.price_details ?? {}
  const code = line._taxCode ?? tx.get('product', product)?.tax_code
  const free: Reason | undefined = !collectsAt(tx, location)
    ? 'not_collecting'
    : customer.tax_exempt === 'exempt'
      ? 'customer_exempt'
      : code === nontaxable
        ? 'product_exempt'
        : undefined
  const rates = ratesAt(location)
  if (free || rates.length === 0) return [taxAt(noRate(location), 0, free ?? 'not_subject_to_tax')]
  return rates.map((rate) => taxAt(rate, taxable, 'standard_rated'))
}

const taxAt = (rate: Rate, taxable: number, reason: Reason): Tax => ({
  amount: taxOn(taxable, rate.thousandths),
  tax_behavior: 'exclusive',
  tax_rate_details: { tax_rate: rate.id },
  taxability_reason: reason,
  taxable_amount: taxable,
  type: 'tax_rate_details',
})

export function summedUp(taxes: Tax[]): Stripe.Invoice.TotalTax[] {
  const sums = new Map<string, Tax>()
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.taxability_reason}`
    const sum = sums.get(key)
    if (sum) {
      sum.amount += tax.amount
      sum.taxable_amount = (sum.taxable_amount ?? 0) + (tax.taxable_amount ?? 0)
    } else sums.set(key, { ...tax })
  }
  return [...sums.values()]
}
