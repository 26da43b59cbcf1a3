import type { AdminBillingStats } from '#shared/billing/billing/admin-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paymentsFor } from './transactions-search.ts'

type PlanLine = AdminBillingStats['revenueByPlan'][number]

/** Shows the earnings of each plan as a bar beside its figures, highest first. */
export function PlanRevenue({ plans }: { plans: readonly PlanLine[] | undefined }) {
  const lines = (plans ?? []).toSorted((a, b) => b.revenueCents - a.revenueCents)
  const columns = columnsFor(Math.max(1, ...lines.map(({ revenueCents }) => revenueCents)))
  return (
    <Panel flush title="Revenue by plan">
      {!plans && <TableSkeleton columns={columns} rows={5} />}
      {plans?.length === 0 && (
        <EmptyState title="No revenue yet">Plans appear here once a member subscribes.</EmptyState>
      )}
      {lines.length > 0 && (
        <Table caption="Revenue by plan" columns={columns} rows={lines} rowKey={({ planName }) => planName} />
      )}
    </Panel>
  )
}

const columnsFor = (most: number): Column<PlanLine>[] => [
  {
    id: 'plan',
    header: 'Plan',
    narrow: 'main',
    cell: ({ planName, revenueCents }) => (
      <>
        {planName}
        <Bar share={Math.max(0, revenueCents) / most} />
      </>
    ),
  },
  {
    id: 'subscribers',
    header: 'Subscribers',
    numeric: true,
    narrow: 'note',
    cell: ({ planName, subscriberCount }) =>
      subscriberCount === 0 ? (
        <>
          0<span className="sm:hidden"> subscribers</span>
        </>
      ) : (
        <TextLink
          to={`?${new URLSearchParams({ tab: 'users', filter: 'active', plan: planName })}`}
          className="inline-block min-h-6"
        >
          {subscriberCount.toLocaleString('en-US')}
          <span className="sm:sr-only">
            {subscriberCount === 1 ? ' subscriber' : ' subscribers'}
            <span className="sr-only"> of {planName}</span>
          </span>
        </TextLink>
      ),
  },
  {
    id: 'revenue',
    header: 'Revenue',
    numeric: true,
    narrow: 'end',
    className: 'whitespace-nowrap',
    cell: ({ planName, revenueCents }) => (
      <TextLink to={`?${paymentsFor(planName)}`} className="inline-block min-h-6">
        {dollars(revenueCents)}
        <span className="sr-only"> from {planName}</span>
      </TextLink>
    ),
  },
]

/** Only for the eye: the figure is in the same row. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-1.5 block h-2 w-full min-w-24"
    >
      <rect width="100" height="1" className="fill-line" />
      <rect width={share * 100} height="1" className="fill-signal-ink" />
    </svg>
  )
}
