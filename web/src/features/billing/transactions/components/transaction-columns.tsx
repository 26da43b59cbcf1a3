import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Column } from '#web/ui/table.tsx'
import { TransactionBadge } from './transaction-badge.tsx'
import { TransactionTitle } from './transaction-title.tsx'
import { signedAmount, spokenTitle, typeWords } from './transaction-words.ts'

/** The columns of the history. The description opens the details. */
export const transactionColumns = (onOpen: (transaction: Transaction) => void): Column<Transaction>[] => [
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap',
    narrow: 'meta',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{utcDay(createdAt)}</time>,
  },
  {
    id: 'description',
    header: 'Description',
    narrow: 'title',
    cell: (transaction) => (
      <button
        type="button"
        className="row-link block text-left font-semibold hover:underline"
        aria-label={`Details of ${spokenTitle(transaction)}, ${utcDay(transaction.createdAt)}`}
        onClick={() => onOpen(transaction)}
      >
        <TransactionTitle transaction={transaction} typeBeside />
      </button>
    ),
  },
  { id: 'type', header: 'Type', className: 'sm:max-lg:hidden', cell: ({ type }) => typeWords[type] },
  {
    id: 'status',
    header: 'Status',
    narrow: 'note',
    cell: ({ status, failure }) => (
      <>
        <TransactionBadge status={status} />
        {failure && <span className="mt-1 block text-sm text-clip-ink max-sm:hidden">{failure}</span>}
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'whitespace-nowrap',
    narrow: 'end',
    cell: signedAmount,
  },
]
