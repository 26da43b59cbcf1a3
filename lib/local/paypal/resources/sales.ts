import * as z from 'zod/mini'
import { leftOf, refundSale } from '../billing/refund-sale.ts'
import type { Sale } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { centsOf } from '../wire/decimal.ts'
import { PaypalError } from '../wire/paypal-error.ts'
import { get, post } from '../wire/route.ts'
import { Total, text } from '../wire/schema.ts'
import { detailedSaleRefundView, saleRefundView, saleView } from './sale-view.ts'

const SaleRefund = z.strictObject({
  amount: z.optional(Total),
  description: z.optional(text(255)),
  reason: z.optional(text(30)),
  invoice_number: z.optional(text(127)),
})

const refused = (reason: string, message: string) => new PaypalError(400, reason, message)
const invalidAmount = (field: string, description: string) =>
  new PaypalError(400, 'VALIDATION_ERROR', 'Invalid request - see details', [
    { field, location: 'body', issue: 'INVALID_PARAMETER_VALUE', description },
  ])

/** The first version refuses in its own words. */
function checked(tx: Transaction, sale: Sale, given: z.output<typeof Total> | undefined): number {
  const left = leftOf(sale)
  if (sale.status !== 'completed')
    throw refused('TRANSACTION_REFUSED', 'The request was refused: the transaction is not completed.')
  if (tx.find('dispute', (dispute) => dispute.sale === sale.id && dispute.status !== 'RESOLVED').length > 0)
    throw refused(
      'TRANSACTION_REFUSED',
      'The request was refused: there is an open case on this transaction.',
    )
  if (left === 0)
    throw refused('TRANSACTION_ALREADY_REFUNDED', 'This transaction has already been fully refunded.')
  if (!given) return left
  const cents = centsOf(given.total)
  if (cents === undefined || cents <= 0)
    throw invalidAmount('amount.total', 'Amount must be greater than zero and have two decimals at most.')
  if (given.currency !== sale.currency)
    throw invalidAmount('amount.currency', 'The currency of the refund must be that of the transaction.')
  if (cents > left)
    throw refused(
      'REFUND_EXCEEDED_TRANSACTION_AMOUNT',
      'The refund amount exceeds what is left of the transaction.',
    )
  return cents
}

export const saleRoutes = [
  get('/v1/payments/sale/:id', ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: saleView(tx, tx.need('sale', id)),
  })),
  post(
    '/v1/payments/sale/:id/refund',
    SaleRefund,
    ({ tx, ids: [id = ''] }, body) => {
      const sale = tx.need('sale', id)
      const cents = checked(tx, sale, body.amount)
      const refund = refundSale(tx, sale, { cents, note: body.description, invoiceId: body.invoice_number })
      return { status: 201, body: detailedSaleRefundView(tx, refund) }
    },
    { optional: true },
  ),
  get('/v1/payments/refund/:id', ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: saleRefundView(tx, tx.need('refund', id)),
  })),
]
