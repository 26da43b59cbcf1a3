import * as z from 'zod/mini'
import { BillingAuditAction } from '#shared/billing/billing-audit/billing-audit-entry.ts'
import { UserId } from '#shared/platform/users/user.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { actionWords } from './audit-words.ts'

/** The filters of the log in the address. `userId` is the administrator or the member. */
export const auditFilter = { action: z.optional(BillingAuditAction), userId: z.optional(UserId) }
export type AuditFilter = FilterOf<typeof auditFilter>

export const auditFilterParts: FilterPart<keyof AuditFilter>[] = [
  {
    kind: 'choice',
    name: 'action',
    label: 'Action',
    any: 'All actions',
    options: BillingAuditAction.options.map((action) => [action, actionWords(action)]),
  },
]
