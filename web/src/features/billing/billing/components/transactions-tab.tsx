import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { dollars } from '#shared/platform/money/dollars.ts'
import { instantsOf } from '#web/features/billing/transactions/components/instants-of.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { adminUserQuery } from '#web/features/platform/users/api/admin-user-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { allTransactionPagesQuery } from '../api/transaction-queries.ts'
import { allTransactionColumns } from './all-transaction-columns.tsx'
import { allTransactionsFilter, allTransactionsFilterParts } from './all-transactions-filter.ts'
import { type Opened, TransactionDialogs } from './transaction-dialogs.tsx'
import { usePlanNames } from './use-plan-names.ts'

/** The transactions of all members, or of one, newest first. */
export function TransactionsTab() {
  const { filter, setFilter } = useAddressFilter(allTransactionsFilter)
  const { transaction, ...query } = filter
  const pages = useInfiniteQuery(allTransactionPagesQuery(instantsOf(query)))
  const plans = usePlanNames(query.plan)
  const [chosen, setChosen] = useState<Opened>()
  const linked: Opened | undefined =
    transaction && query.userId
      ? { kind: 'details', transaction: { id: transaction, userId: query.userId } }
      : undefined
  const open = (opened: Opened | undefined) => {
    setChosen(opened)
    if (transaction) setFilter({ transaction: undefined })
  }
  const narrowed = Object.keys(query).length > 0
  return (
    <>
      {query.userId && (
        <MemberOfList
          userId={query.userId}
          onClear={() => setFilter({ userId: undefined, transaction: undefined })}
        />
      )}
      {query.amountCents && (
        <div className="panel mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <p className="min-w-0" role="status">
            Only transactions of <strong>{dollars(Number(query.amountCents))}</strong>
          </p>
          <Button size="sm" variant="ghost" onClick={() => setFilter({ amountCents: undefined })}>
            <X className="size-4" aria-hidden="true" />
            Show all amounts
          </Button>
        </div>
      )}
      <FilterBar labels parts={allTransactionsFilterParts(plans)} filter={filter} onChange={setFilter} />
      <TablePanel
        caption="Transactions"
        pages={pages}
        columns={allTransactionColumns(open)}
        rowKey={({ id }) => id}
        skeletonRows={12}
        failed="Failed to load billing data"
        empty={
          <EmptyState title={narrowed ? 'No matching transactions' : 'No transactions yet'}>
            {narrowed ? 'Clear a filter to see more.' : 'Payments and refunds of members appear here.'}
          </EmptyState>
        }
      />
      <TransactionDialogs opened={chosen ?? linked} onChange={open} />
    </>
  )
}

type MemberOfListProps = { userId: string; onClear: () => void }

/** The member whose transactions a list shows, with the way back to everyone’s. */
function MemberOfList({ userId, onClear }: MemberOfListProps) {
  const { data, isPending } = useQuery(adminUserQuery(userId))
  return (
    <div className="panel mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <p className="min-w-0 wrap-anywhere" role="status">
        {isPending ? (
          'Only one member’s transactions'
        ) : (
          <>
            Only transactions of <strong>{data?.user.name ?? 'a deleted member'}</strong>
            {data && <span className="block text-sm text-dim">{data.user.email}</span>}
          </>
        )}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        <X className="size-4" aria-hidden="true" />
        Show all members
      </Button>
    </div>
  )
}
