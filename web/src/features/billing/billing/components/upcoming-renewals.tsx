import { useInfiniteQuery } from '@tanstack/react-query'
import type { UpcomingRenewal } from '#shared/billing/billing/admin-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import type { Column } from '#web/ui/table.tsx'
import { renewalPagesQuery } from '../api/overview-queries.ts'
import { MemberCell } from './member-cell.tsx'
import { providerWords } from './provider-words.ts'

/** The renewals that the providers bill within seven days. */
export function UpcomingRenewals() {
  const pages = useInfiniteQuery(renewalPagesQuery)
  return (
    <section aria-labelledby="renewals" className="grid gap-3">
      <h2 id="renewals" tabIndex={-1} className="label scroll-mt-24 text-dim">
        Upcoming renewals (7 days)
      </h2>
      <TablePanel
        caption="Upcoming renewals"
        pages={pages}
        columns={columns}
        rowKey={({ subscriptionId }) => subscriptionId}
        skeletonRows={3}
        failed="Failed to load billing data"
        empty={<p className="panel px-5 py-4 text-dim">Nothing renews in the next 7 days.</p>}
      />
    </section>
  )
}

const columns: Column<UpcomingRenewal>[] = [
  {
    id: 'member',
    header: 'Member',
    narrow: 'title',
    cell: (renewal) => <MemberCell {...renewal} />,
  },
  {
    id: 'plan',
    header: 'Plan',
    narrow: 'meta',
    cell: ({ planName, billingPeriod }) => `${planName}, ${billingPeriod}`,
  },
  {
    id: 'provider',
    header: 'Paid with',
    className: 'max-lg:hidden',
    cell: ({ paymentProvider }) => providerWords[paymentProvider],
  },
  {
    id: 'on',
    header: 'Renews on',
    narrow: 'note',
    className: 'whitespace-nowrap',
    cell: ({ renewsAt }) => <time dateTime={renewsAt}>{utcDay(renewsAt)}</time>,
  },
  {
    id: 'price',
    header: 'Plan price',
    numeric: true,
    narrow: 'end',
    className: 'whitespace-nowrap',
    cell: ({ priceCents }) => dollars(priceCents),
  },
]
