import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { BillingAuditAction, BillingAuditEntry } from './billing-audit-entry.ts'

/** An entry with both names; people who have left the platform have none. */
export const ListedAuditEntry = z.object({
  ...BillingAuditEntry.shape,
  adminName: z.string(),
  targetUserName: z.optional(z.string()),
})
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>

export const listBillingAudit = route({
  name: 'listBillingAudit',
  method: 'GET',
  path: '/api/admin/billing/audit',
  auth: 'admin',
  summary:
    'Billing actions of administrators, newest first; `userId` is the administrator or the member. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(100),
    action: z.optional(BillingAuditAction),
    userId: z.optional(UserId),
  }),
  namesAnyUser: true,
  response: Page(ListedAuditEntry),
  errors: ['invalid_cursor'],
})

/** The result of the last check of the chain; empty before the first. */
export const BillingAuditCheck = z.object({
  checkedAt: z.optional(z.iso.datetime()),
  /** The number of entries that are in order, one after the other. */
  entries: z.optional(z.int()),
  /** The number of the first entry that was changed or is missing. */
  brokenAt: z.optional(z.int()),
})
export type BillingAuditCheck = z.infer<typeof BillingAuditCheck>

export const getBillingAuditCheck = route({
  name: 'getBillingAuditCheck',
  method: 'GET',
  path: '/api/admin/billing/audit-check',
  auth: 'admin',
  summary: 'What the daily check of the billing audit log found',
  response: BillingAuditCheck,
})
