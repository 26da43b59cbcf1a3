import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BillingRow } from '#shared/billing/member-billing/billing-row.ts'
import { paidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { SubscriptionStatusBadge } from '#web/features/billing/subscriptions/components/subscription-status-badge.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import type { Column } from '#web/ui/table.tsx'

type BillingUserColumns = {
  /** The address at which a member’s billing is open. */
  addressOf: (row: BillingRow) => string
  menuOf: (row: BillingRow) => ReactNode
}

export const billingUserColumns = ({ addressOf, menuOf }: BillingUserColumns): Column<BillingRow>[] => [
  {
    id: 'name',
    header: 'Member',
    narrow: 'title',
    cell: (row) => (
      <Link
        to={addressOf(row)}
        preventScrollReset
        className="row-link font-semibold wrap-anywhere hover:underline"
      >
        {row.name}
      </Link>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    className: 'sm:max-xl:hidden',
    narrow: 'meta',
    cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
  },
  {
    id: 'membership',
    header: 'Membership',
    className: 'whitespace-nowrap sm:max-lg:hidden',
    cell: ({ membershipType }) => membershipLabels[membershipType],
  },
  {
    id: 'since',
    header: 'Member since',
    className: 'whitespace-nowrap text-dim sm:max-xl:hidden',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{utcDay(createdAt)}</time>,
  },
  { id: 'plan', header: 'Plan', narrow: 'foot', cell: (row) => <Plan row={row} /> },
  {
    id: 'spent',
    header: 'Total spent',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ totalSpentCents }) => dollars(totalSpentCents),
  },
  {
    id: 'last',
    header: 'Last payment',
    className: 'whitespace-nowrap sm:max-md:hidden',
    cell: ({ lastPayment }) =>
      lastPayment ? (
        <>
          <span className="readout block">{dollars(lastPayment.amountCents)}</span>
          <time dateTime={lastPayment.paidAt} className="block text-sm text-dim">
            {utcDay(lastPayment.paidAt)}
          </time>
          {lastPayment.atShow && <span className="block text-sm text-dim">{paidAtShow}</span>}
        </>
      ) : (
        <span className="text-dim">None</span>
      ),
  },
  { id: 'menu', header: 'Actions', className: 'sm:w-0 sm:text-right', narrow: 'action', cell: menuOf },
]

/** On a phone, which has no room for a separate column, it includes what the member has spent. */
function Plan({ row: { subscription, totalSpentCents } }: { row: BillingRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:gap-x-1 max-sm:text-sm">
      {subscription ? (
        <>
          <span>{subscription.planName}</span>
          <SubscriptionStatusBadge status={subscription.status} />
        </>
      ) : (
        <span className="text-dim">
          <span className="max-sm:hidden">None</span>
          <span className="sm:hidden">No plan,</span>
        </span>
      )}
      <span className="text-dim sm:hidden">{dollars(totalSpentCents)} spent</span>
    </span>
  )
}
