import * as z from 'zod/mini'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { PaymentProviderName, SubscriptionId } from '#shared/billing/subscriptions/subscription.ts'
import { Transaction, TransactionStatus, TransactionType } from '#shared/billing/transactions/transaction.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'

/** More than any amount that moves here. */
const mostCents = 1_000_000_000_00

/** A transaction with its member, and how much of it can still be given back. */
export const AdminTransaction = z.object({
  ...Transaction.shape,
  userName: z.string(),
  userEmail: z.string(),
  refundableCents: z.int(),
  /** The cardholder’s complaint, as the provider calls its state. */
  disputeStatus: z.optional(z.string()),
})
export type AdminTransaction = z.infer<typeof AdminTransaction>

export const listAllTransactions = route({
  name: 'listAllTransactions',
  method: 'GET',
  path: '/api/admin/billing/transactions',
  auth: 'admin',
  summary:
    'The transactions of all members or of one, newest first. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(50),
    type: z.optional(TransactionType),
    status: z.optional(TransactionStatus),
    provider: z.optional(PaymentProviderName),
    userId: z.optional(UserId),
    /** The item that was paid for, as the revenue by plan names it. */
    plan: z.optional(text(80, 1)),
    /** The time it was made; for a failure, the time of the last try. `from` is included, `to` is not. */
    from: z.optional(z.iso.datetime()),
    to: z.optional(z.iso.datetime()),
    /** The exact amount. */
    amountCents: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostCents))),
    /** Payments with a dispute that is still to be decided. */
    dispute: z.optional(z.literal('open')),
  }),
  namesAnyUser: true,
  response: Page(AdminTransaction),
  errors: ['invalid_cursor'],
})

export const AdminBillingStats = z.object({
  /** Payments, less refunds and less what was lost to cardholders’ banks. */
  totalRevenueCents: z.int(),
  activeSubscriptions: z.int(),
  /** The failures of the last 30 days that have not been settled since. */
  failedPayments: z.int(),
  /** The renewals in the next 7 days. */
  upcomingRenewals: z.int(),
  revenueByPlan: z.array(z.object({ planName: z.string(), subscriberCount: z.int(), revenueCents: z.int() })),
  /** The latest ten. */
  recentTransactions: z.array(AdminTransaction),
})
export type AdminBillingStats = z.infer<typeof AdminBillingStats>

export const getAdminBillingStats = route({
  name: 'getAdminBillingStats',
  method: 'GET',
  path: '/api/admin/billing/stats',
  auth: 'admin',
  summary: 'The platform’s revenue by plan, with recent and upcoming payments',
  response: AdminBillingStats,
})

/** A month of UTC as `2026-11`, and what was paid in it, less what was given back of it or lost since, without taxes. */
export const MonthlyRevenue = z.object({ month: z.string(), revenueCents: z.int() })
export type MonthlyRevenue = z.infer<typeof MonthlyRevenue>

export const getRevenueByMonth = route({
  name: 'getRevenueByMonth',
  method: 'GET',
  path: '/api/admin/billing/revenue',
  auth: 'admin',
  summary: 'The platform’s revenue of the last twelve months, by the month of the payment',
  response: z.object({
    /** The last twelve, oldest first; the last one is the present month. */
    months: z.array(MonthlyRevenue),
    /** Earnings before these months; together they are the total revenue. */
    earlierCents: z.int(),
  }),
})

/** A subscription that its provider bills again soon, with whose it is. */
export const UpcomingRenewal = z.object({
  subscriptionId: SubscriptionId,
  userId: UserId,
  userName: z.string(),
  userEmail: z.string(),
  planName: z.string(),
  billingPeriod: BillingPeriod,
  /** The price of the plan, before discounts, credit and taxes. */
  priceCents: z.int(),
  paymentProvider: PaymentProviderName,
  renewsAt: z.iso.datetime(),
})
export type UpcomingRenewal = z.infer<typeof UpcomingRenewal>

export const listUpcomingRenewals = route({
  name: 'listUpcomingRenewals',
  method: 'GET',
  path: '/api/admin/billing/renewals',
  auth: 'admin',
  summary:
    'Subscriptions that renew in the next seven days, the next one first. A page may be short even if there is a next page',
  query: z.strictObject(pageQuery(20)),
  response: Page(UpcomingRenewal),
  errors: ['invalid_cursor'],
})

export const exportBillingData = route({
  name: 'exportBillingData',
  method: 'POST',
  path: '/api/admin/billing/export',
  auth: 'admin',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'A part of all transactions as CSV; the parts in order make up the file',
  body: z.strictObject({
    /** UTC days; the first is included, the last is not. Without them: the last three months. */
    startDate: z.optional(z.iso.date()),
    endDate: z.optional(z.iso.date()),
    cursor: pageQuery(1).cursor,
  }),
  response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['invalid_cursor'],
})
