import { useQuery } from '@tanstack/react-query'
import type { MemberBilling } from '#shared/billing/member-billing/contract.ts'
import type { DialogKind } from '#web/features/billing/adjustments/components/adjustment-kind.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { memberBillingQuery } from '../api/member-billing-queries.ts'
import { LatestInvoices, LatestTransactions } from './latest-rows.tsx'
import { accountOf, transactionsOf } from './member-addresses.ts'
import { MoneyFacts, SubscriptionFacts } from './member-facts.tsx'

type MemberDrawerProps = {
  userId: string
  onAdjust: (member: { id: string; name: string }, kind: DialogKind) => void
  onClose: () => void
}

/** All that an administrator needs to help one member with billing. */
export function MemberDrawer({ userId, onAdjust, onClose }: MemberDrawerProps) {
  const { data, isPending, error, isFetching, refetch } = useQuery(memberBillingQuery(userId))
  // A malformed id is refused, and belongs to no one, just like an unknown id.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Dialog open wide onClose={onClose} title={data?.row.name ?? 'Member'} description={data?.row.email}>
      {isPending && <Skeleton lines={8} className="h-10" label="Loading the member’s billing..." />}
      {error &&
        !data &&
        (missing ? (
          <EmptyState title="User not found">The account may have been deleted.</EmptyState>
        ) : (
          <QueryFailure
            title="Failed to load billing data"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ))}
      {data && <MemberDetails billing={data} onAdjust={(kind) => onAdjust(data.row, kind)} />}
    </Dialog>
  )
}

type MemberDetailsProps = { billing: MemberBilling; onAdjust: (kind: DialogKind) => void }

function MemberDetails({ billing, onAdjust }: MemberDetailsProps) {
  const { row, transactions, invoices, providerUrl } = billing
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onAdjust('credit')}>
          Adjust
        </Button>
        <Button onClick={() => onAdjust('plan_change')}>Change plan</Button>
        <Button onClick={() => onAdjust('custom_pricing')}>Custom pricing</Button>
        <ButtonLink to={transactionsOf(row.id)} variant="ghost">
          Transactions
        </ButtonLink>
        <ButtonLink to={accountOf(row.id)} variant="ghost">
          Account
        </ButtonLink>
        {providerUrl && (
          <a href={providerUrl} target="_blank" rel="noreferrer" className="btn btn-ghost">
            View at Stripe
          </a>
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SubscriptionFacts billing={billing} />
        <MoneyFacts billing={billing} />
      </div>
      <LatestTransactions rows={transactions} />
      <LatestInvoices rows={invoices} />
    </div>
  )
}
