import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { TransactionBadge } from '#web/features/billing/transactions/components/transaction-badge.tsx'
import { TransactionTitle } from '#web/features/billing/transactions/components/transaction-title.tsx'
import {
  signedAmount,
  spokenTitle,
  typeWords,
} from '#web/features/billing/transactions/components/transaction-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/table.tsx'
import { MemberCell } from './member-cell.tsx'
import { providerWords } from './provider-words.ts'
import type { Opened } from './transaction-dialogs.tsx'

/** The columns that administrators see of all members' transactions. The description opens the details. */
export const allTransactionColumns = (onOpen: (opened: Opened) => void): Column<AdminTransaction>[] => [
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap text-dim',
    narrow: 'note',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{utcDay(createdAt)}</time>,
  },
  {
    id: 'description',
    header: 'Description',
    narrow: 'title',
    cell: (transaction) => (
      <button
        type="button"
        className="row-link block text-left font-semibold wrap-anywhere hover:underline"
        aria-label={`Details of ${spokenTitle(transaction)}, ${transaction.userName}, ${utcDay(transaction.createdAt)}`}
        onClick={() => onOpen({ kind: 'details', transaction })}
      >
        <TransactionTitle transaction={transaction} typeBeside />
      </button>
    ),
  },
  {
    id: 'member',
    header: 'Member',
    className: 'min-w-32 max-sm:hidden',
    cell: (transaction) => <MemberCell {...transaction} />,
  },
  {
    id: 'type',
    header: 'Type',
    className: 'whitespace-nowrap max-lg:hidden',
    cell: ({ type, paymentProvider }) => (
      <>
        {typeWords[type]}
        <span className="block text-sm text-dim">{providerWords[paymentProvider]}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'meta',
    cell: ({ status, settledBy, disputeStatus, userName }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere sm:hidden">{userName}</span>
        <TransactionBadge status={status} />
        {settledBy === 'recorded' && <Badge>Recorded</Badge>}
        {disputeStatus && <Badge tone="warning">Disputed</Badge>}
      </span>
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
  {
    id: 'refund',
    header: 'Refund',
    heading: <span className="sr-only">Refund</span>,
    className: 'w-0 max-lg:hidden',
    cell: (transaction) =>
      transaction.type === 'payment' &&
      transaction.refundableCents > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="row-action"
          onClick={() => onOpen({ kind: 'refund', transaction })}
        >
          Refund
          <span className="sr-only">
            {' '}
            {transaction.description} of {transaction.userName}
          </span>
        </Button>
      ),
  },
]
