import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { usePlanChangeReturn } from '#web/features/subscriptions/components/use-plan-change-return.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { billingOverviewQuery } from '../api/billing-overview.ts'
import { OverviewTab } from '../components/overview-tab.tsx'

const TransactionsTab = lazy(async () => ({
  default: (await import('#web/features/transactions/components/transactions-tab.tsx')).TransactionsTab,
}))

const InvoicesTab = lazy(async () => ({
  default: (await import('#web/features/invoices/components/invoices-tab.tsx')).InvoicesTab,
}))

const PaymentMethodsTab = lazy(async () => ({
  default: (await import('#web/features/payment-methods/components/payment-methods-tab.tsx'))
    .PaymentMethodsTab,
}))

const loading = <Skeleton lines={5} className="h-12" />
const whenLoaded = (content: ReactNode) => <Suspense fallback={loading}>{content}</Suspense>

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const { data: overview, error, isFetching, refetch } = useQuery(billingOverviewQuery)
  usePlanChangeReturn()
  return (
    <div className="page">
      <p className="mb-4">
        <TextLink to="/dashboard" className="inline-flex min-h-6 items-center gap-2">
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back to Dashboard
        </TextLink>
      </p>
      <ScreenHeader
        title="Billing and Subscription"
        lead="Your plan, what you paid, and what you pay with."
      />
      {!overview && error && (
        <QueryFailure
          title="Failed to load billing information"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!overview && !error && loading}
      {overview && (
        <Tabs
          label="Billing"
          narrow="dropdown"
          value={search.get('tab') ?? 'overview'}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={[
            { id: 'overview', label: 'Overview', content: <OverviewTab overview={overview} /> },
            { id: 'transactions', label: 'Transaction History', content: whenLoaded(<TransactionsTab />) },
            {
              id: 'invoices',
              label: 'Invoices',
              content: whenLoaded(<InvoicesTab transactions={overview.transactions} />),
            },
            {
              id: 'payment-methods',
              label: 'Payment Methods',
              content: whenLoaded(<PaymentMethodsTab overview={overview} />),
            },
          ]}
        />
      )}
    </div>
  )
}
