import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BillingAuditEntry } from '#shared/billing/billing-audit/billing-audit-entry.ts'

/** No function may update or delete items whose key begins like this. */
export const auditPartition = 'AUDIT#BILLING'

const digits = 12

/** Entries in order of their numbers, which is the order in which they happened. */
export const billingAudit = entity({
  name: 'billing-audit',
  erasure: 'kept',
  schema: BillingAuditEntry,
  key: ({ sequence }: { sequence: number }) => ({
    pk: auditPartition,
    sk: `ENTRY#${String(sequence).padStart(digits, '0')}`,
  }),
})

/** The head of the chain. Every new entry moves it on in the same write, so there is one chain and no fork. */
export const auditHeads = entity({
  name: 'billing-audit-head',
  erasure: 'impersonal',
  schema: z.object({ hash: z.string(), version: z.int() }),
  key: (_: object) => ({ pk: 'BILLING_AUDIT_HEAD', sk: 'HEAD' }),
})

/** The predecessor of the first entry. */
export const beginning = '0'.repeat(64)
