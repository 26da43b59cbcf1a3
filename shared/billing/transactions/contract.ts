import * as z from 'zod/mini'
import { PaymentMethodId } from '#shared/billing/payment-methods/payment-method.ts'
import { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { Transaction, TransactionId, TransactionStatus, TransactionType } from './transaction.ts'

const transactionId = z.strictObject({ transactionId: TransactionId })

/** `from` is included, `to` is not. */
const filter = {
  type: z.optional(TransactionType),
  status: z.optional(TransactionStatus),
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
}

export const listTransactions = route({
  name: 'listTransactions',
  method: 'GET',
  path: '/api/billing/transactions',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary:
    'The caller’s transactions, newest first. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({ ...pageQuery(50), ...filter }),
  response: Page(Transaction),
  errors: ['invalid_cursor'],
})

export const getTransaction = route({
  name: 'getTransaction',
  method: 'GET',
  path: '/api/billing/transactions/:transactionId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'One of the caller’s transactions',
  params: transactionId,
  response: Transaction,
  errors: ['transaction_not_found'],
})

export const downloadReceipt = route({
  name: 'downloadReceipt',
  method: 'POST',
  path: '/api/billing/transactions/:transactionId/receipt',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'A link to download the receipt of one of the caller’s payments that was made once, as PDF',
  params: transactionId,
  response: z.object({ pdfUrl: z.url() }),
  errors: ['transaction_not_found', 'no_receipt'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const exportTransactions = route({
  name: 'exportTransactions',
  method: 'POST',
  path: '/api/billing/transactions/export',
  auth: 'member',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'A part of the caller’s transactions as CSV; the parts in order make up the file',
  body: z.strictObject({ ...filter, cursor: pageQuery(1).cursor }),
  response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['invalid_cursor'],
})

export const retryPayment = route({
  name: 'retryPayment',
  method: 'POST',
  path: '/api/billing/transactions/:transactionId/retry',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Retry a failed payment with one of the caller’s payment methods or with a new card',
  params: transactionId,
  body: z.strictObject({
    userId: z.optional(UserId),
    paymentMethodId: z.optional(PaymentMethodId),
  }),
  /** With a `payment` the browser continues: the bank asks its customer, or a new card pays. */
  response: z.object({ success: z.boolean(), message: z.string(), payment: z.optional(PaymentStep) }),
  answersSecret: true,
  errors: [
    'transaction_not_found',
    'payment_not_retryable',
    'payment_method_not_found',
    'payment_method_required',
    'payment_declined',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const processRefund = route({
  name: 'processRefund',
  method: 'POST',
  path: '/api/admin/billing/transactions/:transactionId/refund',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Refund a payment in full or in part; the same request id never refunds twice',
  params: transactionId,
  body: z.strictObject({
    /** The owner of the payment: transactions are kept by member. */
    userId: UserId,
    adminId: z.optional(UserId),
    /** Made by the client for this refund, and kept while it is tried again. */
    requestId: z.uuid(),
    amountCents: z.int().check(z.gte(1, 'Must be at least 0.01')),
    reason: text(500, 1),
  }),
  namesAnyUser: true,
  response: z.object({ refund: Transaction, payment: Transaction }),
  errors: [
    'transaction_not_found',
    'refund_too_large',
    'refund_request_used',
    'not_refundable',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})
