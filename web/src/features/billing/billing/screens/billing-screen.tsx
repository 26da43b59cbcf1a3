import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { usePlanChangeReturn } from '#web/features/billing/subscriptions/plan-change/use-plan-change-return.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { billingOverviewQuery } from '../api/billing-overview.ts'
import { nextPayment } from '../components/next-payment.ts'
import { OverviewTab } from '../components/overview-tab.tsx'

const TransactionsTab = lazy(async () => ({
  default: (await import('#web/features/billing/transactions/components/transactions-tab.tsx'))
    .TransactionsTab,
}))

const InvoicesTab = lazy(async () => ({
  default: (await import('#web/features/billing/invoices/components/invoices-tab.tsx')).InvoicesTab,
}))

const PaymentMethodsTab = lazy(async () => ({
  default: (await import('#web/features/billing/payment-methods/components/payment-methods-tab.tsx'))
    .PaymentMethodsTab,
}))

const loading = (
  <Panel flush>
    <ListSkeleton rows={5} />
  </Panel>
)
const whenLoaded = (content: ReactNode) => <Suspense fallback={loading}>{content}</Suspense>

export const title = 'Billing'

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
      <ScreenHeader title="Billing and Subscription" />
      {overview && <NextPaymentLine overview={overview} />}
      {!overview && !error && (
        <div className="mb-5 max-w-80">
          <Skeleton className="h-7" />
        </div>
      )}
      {!overview && error && (
        <QueryFailure
          title="Failed to load billing information"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(overview || !error) && (
        <Tabs
          label="Billing"
          narrow="dropdown"
          value={search.get('tab') ?? 'overview'}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={[
            {
              id: 'overview',
              label: 'Overview',
              content: overview ? <OverviewTab overview={overview} /> : <OverviewSkeleton />,
            },
            { id: 'transactions', label: 'Transaction History', content: whenLoaded(<TransactionsTab />) },
            {
              id: 'invoices',
              label: 'Invoices',
              content: overview ? whenLoaded(<InvoicesTab transactions={overview.transactions} />) : loading,
            },
            {
              id: 'payment-methods',
              label: 'Payment Methods',
              content: overview ? whenLoaded(<PaymentMethodsTab overview={overview} />) : loading,
            },
          ]}
        />
      )}
    </div>
  )
}

/** The facts that bring members here: the next payment, its day, and its payment method. */
function NextPaymentLine({ overview }: { overview: BillingOverview }) {
  const [now] = useState(serverTime)
  const {
    words: [lead, ...rest],
    needsCard,
  } = nextPayment(overview, now)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-lg text-balance text-dim">
        <strong className="font-semibold text-ink">{lead}</strong>
        {rest.map((word) => (
          <span key={word}> · {word}</span>
        ))}
      </p>
      {needsCard && (
        <ButtonLink data-own to="/billing?tab=payment-methods" variant="primary" className="max-sm:w-full">
          Add a card
        </ButtonLink>
      )}
    </div>
  )
}

/** Holds the place of the overview: the subscription, three figures, the latest transactions. */
function OverviewSkeleton() {
  return (
    <div className="grid gap-6">
      <Panel title="Current Subscription">
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
          <Skeleton lines={5} className="h-7" />
          <Skeleton lines={4} className="h-6" label="" />
        </div>
      </Panel>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4">
        {['max-sm:col-span-2', '', ''].map((className, at) => (
          <div key={`figure-${at.toString()}`} className={`display h-[4.75rem] px-4 py-3 ${className}`} />
        ))}
      </div>
      <Panel flush title="Recent Transactions">
        <ListSkeleton rows={5} />
      </Panel>
    </div>
  )
}
