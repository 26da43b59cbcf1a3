import { type ComponentType, lazy } from 'react'

type Content = ComponentType<Record<never, never>>

const tab = (id: string, label: string, load: () => Promise<Content>) => ({
  id,
  label,
  Content: lazy(async () => ({ default: await load() })),
})

/** The tabs of the administrators’ billing, one line each; a browser loads each with its first look. */
export const billingTabs = [
  tab('overview', 'Overview', async () => (await import('./admin-overview-tab.tsx')).AdminOverviewTab),
  tab(
    'users',
    'User Billing',
    async () =>
      (await import('#web/features/billing/member-billing/components/user-billing-tab.tsx')).UserBillingTab,
  ),
  tab('transactions', 'Transactions', async () => (await import('./transactions-tab.tsx')).TransactionsTab),
  tab(
    'webhooks',
    'Webhooks',
    async () => (await import('#web/features/billing/webhooks/components/webhooks-tab.tsx')).WebhooksTab,
  ),
  tab(
    'audit',
    'Audit Log',
    async () => (await import('#web/features/billing/billing-audit/components/audit-tab.tsx')).AuditTab,
  ),
]
