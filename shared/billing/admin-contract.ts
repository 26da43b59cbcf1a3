import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { Transaction } from '#shared/transactions/transaction.ts'

/** A transaction with whose it is, and what of it can still be given back. */
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
  summary: 'The transactions of all members, newest first',
  query: z.strictObject(pageQuery(50)),
  response: Page(AdminTransaction),
  errors: ['invalid_cursor'],
})

export const AdminBillingStats = z.object({
  /** What was paid, less what was given back and what was lost to cardholders’ banks. */
  totalRevenueCents: z.int(),
  activeSubscriptions: z.int(),
  /** Of the last 30 days, and not made good since. */
  failedPayments: z.int(),
  /** Of the next 7 days. */
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
