import * as z from 'zod/mini'
import { leftOf, refundSale } from '../billing/refund-sale.ts'
import type { Sale } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { centsOf } from '../wire/decimal.ts'
import { unprocessable } from '../wire/paypal-error.ts'
import { get, post } from '../wire/route.ts'
import { Money, text } from '../wire/schema.ts'
import { captureView, refundView } from './sale-view.ts'

const CaptureRefund = z.strictObject({
  amount: z.optional(Money),
  custom_id: z.optional(text(127)),
  invoice_id: z.optional(text(127)),
  note_to_payer: z.optional(text(255)),
})

const field = '/amount/value'

function checked(tx: Transaction, sale: Sale, given: z.output<typeof Money> | undefined): number {
  const left = leftOf(sale)
  if (sale.status === 'pending')
    throw unprocessable('PENDING_CAPTURE', 'Cannot initiate a refund as the capture is pending.')
  if (sale.status !== 'completed') throw unprocessable('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.')
  if (tx.find('dispute', (dispute) => dispute.sale === sale.id && dispute.status !== 'RESOLVED').length > 0)
    throw unprocessable(
      'TRANSACTION_DISPUTED',
      'Partial refunds cannot be offered at this time because there is an open case on this transaction. Visit the PayPal Resolution Center to review this case.',
    )
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded')
  if (!given) return left
  const cents = centsOf(given.value)
  if (cents === undefined)
    throw unprocessable(
      'DECIMAL_PRECISION',
      'If the currency supports decimals, only two decimal place precision is supported.',
      field,
    )
  if (cents <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.', field)
  if (given.currency_code !== sale.currency)
    throw unprocessable(
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
      'Refund must be in the same currency as the capture',
      '/amount/currency_code',
    )
  if (cents > left)
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      field,
    )
  return cents
}

export const captureRoutes = [
  get('/v2/payments/captures/:id', ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: captureView(tx, tx.need('sale', id)),
  })),
  post(
    '/v2/payments/captures/:id/refund',
    CaptureRefund,
    ({ tx, ids: [id = ''], representation }, body) => {
      const sale = tx.need('sale', id)
      const cents = checked(tx, sale, body.amount)
      const refund = refundSale(tx, sale, {
        cents,
        note: body.note_to_payer,
        invoiceId: body.invoice_id,
        customId: body.custom_id,
      })
      const whole = refundView(tx, refund) as { id: string; status: string; links: object[] }
      const minimal = { id: whole.id, status: whole.status, links: whole.links }
      return { status: 201, body: representation ? whole : minimal }
    },
    { optional: true },
  ),
  get('/v2/payments/refunds/:id', ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: refundView(tx, tx.need('refund', id)),
  })),
]
