import { utcDay } from '#shared/time/utc-day.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TransactionBadge } from './transaction-badge.tsx'
import { signedAmount, typeWords } from './transaction-words.ts'

type TransactionTableProps = { rows: readonly Transaction[]; onOpen: (transaction: Transaction) => void }

export function TransactionTable({ rows, onOpen }: TransactionTableProps) {
  const columns: Column<Transaction>[] = [
    {
      id: 'date',
      header: 'Date',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{utcDay(createdAt)}</time>,
    },
    {
      id: 'description',
      header: 'Description',
      cell: ({ description, failure }) => (
        <>
          <span className="block">{description}</span>
          {failure && <span className="block text-sm text-clip-ink">{failure}</span>}
        </>
      ),
    },
    { id: 'type', header: 'Type', className: 'sm:max-lg:hidden', cell: ({ type }) => typeWords[type] },
    { id: 'status', header: 'Status', cell: ({ status }) => <TransactionBadge status={status} /> },
    { id: 'amount', header: 'Amount', numeric: true, className: 'whitespace-nowrap', cell: signedAmount },
    {
      id: 'details',
      header: 'More',
      className: 'sm:text-right',
      cell: (transaction) => (
        <Button
          size="sm"
          aria-label={`Details of ${transaction.description}, ${utcDay(transaction.createdAt)}`}
          onClick={() => onOpen(transaction)}
        >
          Details
        </Button>
      ),
    },
  ]
  return <Table caption="Transactions" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
