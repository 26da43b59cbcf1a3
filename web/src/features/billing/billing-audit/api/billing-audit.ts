import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import type { AuditFilter } from '../components/audit-filter.ts'

/**
 * The key is below everything that administrators see of billing, so everything they do there is in the log
 * when they look.
 */
export const auditPagesQuery = ({ action, userId }: AuditFilter) =>
  pagesQuery(listBillingAudit, {
    key: ['admin-billing', 'audit', { action, userId }],
    query: { limit: 100, ...(action && { action }), ...(userId && { userId }) },
    keepPrevious: true,
    staleTime: 5000,
  })
