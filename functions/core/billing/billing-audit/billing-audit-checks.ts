import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The result of the latest check of the chain. */
export const billingAuditChecks = entity({
  name: 'billing-audit-check',
  erasure: 'impersonal',
  schema: z.object({
    checkedAt: z.iso.datetime(),
    entries: z.int(),
    brokenAt: z.optional(z.int()),
    /** The length up to which the chain was once found unbroken: from there it may only grow. */
    sealed: z.optional(z.object({ entries: z.int(), hash: z.string() })),
    version: z.int(),
  }),
  key: (_: object) => ({ pk: 'BILLING_AUDIT_CHECK', sk: 'LATEST' }),
})
