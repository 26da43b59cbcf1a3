import * as z from 'zod/mini'
import { Transaction, TransactionId } from '#shared/billing/transactions/transaction.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { AdminTransaction } from './admin-contract.ts'

/** Everything known about a transaction, for those who have to explain it. */
export const TransactionDetails = z.object({
  transaction: AdminTransaction,
  /** The reason no part of a payment can be refunded now, if there is one. */
  refundRefusal: z.optional(z.string()),
  /** The payment method, as the provider reports it now: `Visa 4242`, `PayPal`. */
  paidWith: z.optional(z.string()),
  providerInvoiceId: z.optional(z.string()),
  providerCustomerId: z.optional(z.string()),
  /** Its page at its provider, for administrators with access. */
  providerUrl: z.optional(z.url()),
  providerInvoiceUrl: z.optional(z.url()),
  invoiceNumber: z.optional(z.string()),
  dispute: z.optional(
    z.object({
      id: z.string(),
      status: z.string(),
      reason: z.string(),
      amountCents: z.int(),
      isRefundable: z.boolean(),
    }),
  ),
  /** For a payment: its refunds, finished or planned, oldest first. */
  refunds: z.array(Transaction),
  /** For a refund: the payment that it gives back. */
  payment: z.optional(Transaction),
  /** The administrator and the reason behind an adjustment that was recorded by hand. */
  adjustment: z.optional(
    z.object({ adjustedBy: z.string(), adjustedByName: z.string(), reason: z.optional(z.string()) }),
  ),
})
export type TransactionDetails = z.infer<typeof TransactionDetails>

export const getTransactionDetails = route({
  name: 'getTransactionDetails',
  method: 'GET',
  path: '/api/admin/billing/transactions/:transactionId',
  auth: 'admin',
  summary: 'A transaction of a member with everything that administrators need to explain it',
  params: z.strictObject({ transactionId: TransactionId }),
  /** The owner: transactions are kept by member. */
  query: z.strictObject({ userId: UserId }),
  namesAnyUser: true,
  response: TransactionDetails,
  errors: ['transaction_not_found'],
})
