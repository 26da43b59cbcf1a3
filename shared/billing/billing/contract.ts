import * as z from 'zod/mini'
import { Invoice } from '#shared/billing/invoices/invoice.ts'
import { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { Transaction } from '#shared/billing/transactions/transaction.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { BillingAddress, BillingAddressForm } from './billing-address.ts'

/** The first view of one’s billing; the lists continue in routes of their own. */
export const BillingOverview = z.object({
  subscription: z.optional(Subscription),
  /** The latest five. */
  transactions: z.array(Transaction),
  /** The latest three payments that failed within 720 hours and can be made again, or with which a membership ended. */
  failedPayments: z.array(Transaction),
  paymentMethods: z.array(PaymentMethod),
  /** The latest five. */
  invoices: z.array(Invoice),
  /** Successful payments, less refunds. */
  totalSpentCents: z.int(),
  /** The credit in the member’s favor; taken off the next invoice. */
  creditCents: z.int(),
  billingAddress: z.optional(BillingAddress),
  /** True if cards are charged with taxes on top, for which the billing address is needed. */
  automaticTax: z.boolean(),
})
export type BillingOverview = z.infer<typeof BillingOverview>

export const getUserBillingOverview = route({
  name: 'getUserBillingOverview',
  method: 'GET',
  path: '/api/billing/overview',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The caller’s subscription, payment methods, and latest transactions and invoices',
  query: z.strictObject({ userId: z.optional(UserId) }),
  response: BillingOverview,
})

/** The data a browser needs for payments: never a secret. */
export const PaymentConfiguration = z.object({
  mode: z.enum(['test', 'live']),
  stripe: z.object({
    active: z.boolean(),
    publishableKey: z.optional(z.string()),
    scriptUrl: z.optional(z.string()),
  }),
  paypal: z.object({ active: z.boolean() }),
})
export type PaymentConfiguration = z.infer<typeof PaymentConfiguration>

export const getPaymentConfiguration = route({
  name: 'getPaymentConfiguration',
  method: 'GET',
  path: '/api/billing/configuration',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Which payment methods are active, and the card provider’s publishable key',
  response: PaymentConfiguration,
})

export const saveBillingAddress = route({
  name: 'saveBillingAddress',
  method: 'PUT',
  path: '/api/billing/address',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Set the caller’s billing address; it determines taxes from the next payment on',
  body: BillingAddressForm,
  response: z.object({ billingAddress: BillingAddress }),
  errors: [
    'billing_address_unknown',
    'stripe_not_active',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})
