import { useState } from 'react'
import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { allTransactionColumns } from './all-transaction-columns.tsx'
import { type Opened, TransactionDialogs } from './transaction-dialogs.tsx'

/** The latest ten; each opens its details. */
export function RecentTransactions({ transactions }: { transactions: AdminTransaction[] | undefined }) {
  const [opened, setOpened] = useState<Opened>()
  const columns = allTransactionColumns(setOpened)
  return (
    <Panel
      flush
      title="Recent transactions"
      aside={
        <TextLink to="?tab=transactions" preventScrollReset>
          View all
        </TextLink>
      }
    >
      {!transactions && <TableSkeleton columns={columns} rows={10} />}
      {transactions?.length === 0 && (
        <EmptyState title="No transactions yet">Payments and refunds of members appear here.</EmptyState>
      )}
      {transactions && transactions.length > 0 && (
        <Table caption="Recent transactions" columns={columns} rows={transactions} rowKey={({ id }) => id} />
      )}
      <TransactionDialogs opened={opened} onChange={setOpened} />
    </Panel>
  )
}
