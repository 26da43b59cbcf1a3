import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { BillingAuditEntry } from './billing-audit-entry.ts'

/** With the names of both; who has left the platform has none any more. */
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
  summary: 'Billing actions of administrators, newest first',
  query: z.strictObject(pageQuery(100)),
  response: Page(ListedAuditEntry),
  errors: ['invalid_cursor'],
})
