import { queryOptions } from '@tanstack/react-query'
import { getBillingAuditCheck, listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { AuditFilter } from '../components/audit-filter.ts'

/**
 * The key is below everything that administrators see of billing, so everything they do there is in the log
 * when they look.
 */
const auditKey = ['admin-billing', 'audit'] as const

export const auditPagesQuery = ({ action, userId }: AuditFilter) =>
  pagesQuery(listBillingAudit, {
    key: [...auditKey, { action, userId }],
    query: { limit: 100, ...(action && { action }), ...(userId && { userId }) },
    keepPrevious: true,
    staleTime: 5000,
  })

export const auditCheckQuery = queryOptions({
  queryKey: [...auditKey, 'check'],
  queryFn: ({ signal }) => call(getBillingAuditCheck, {}, { signal }),
  staleTime: 60_000,
})
