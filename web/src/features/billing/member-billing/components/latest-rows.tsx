import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import type { Invoice, InvoiceStatus } from '#shared/billing/invoices/invoice.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { TransactionBadge } from '#web/features/billing/transactions/components/transaction-badge.tsx'
import { TransactionTitle } from '#web/features/billing/transactions/components/transaction-title.tsx'
import { signedAmount } from '#web/features/billing/transactions/components/transaction-words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

const transactionColumns: Column<AdminTransaction>[] = [
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
      <span className="wrap-anywhere">
        <TransactionTitle transaction={transaction} />{' '}
        {transaction.settledBy === 'recorded' && <Badge>Recorded</Badge>}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'note',
    cell: ({ status }) => <TransactionBadge status={status} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    narrow: 'end',
    className: 'whitespace-nowrap',
    cell: signedAmount,
  },
]

export function LatestTransactions({ rows }: { rows: readonly AdminTransaction[] }) {
  return (
    <Panel title="Latest transactions" headingLevel={3} flush={rows.length > 0}>
      {rows.length > 0 ? (
        <Table
          caption="Latest transactions"
          columns={transactionColumns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className="text-dim">No transactions yet.</p>
      )}
    </Panel>
  )
}

const invoiceTones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'danger',
}
const invoiceWords: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Uncollectible',
}

const invoiceColumns: Column<Invoice>[] = [
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap',
    narrow: 'meta',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{utcDay(createdAt)}</time>,
  },
  {
    id: 'number',
    header: 'Invoice',
    narrow: 'title',
    cell: ({ invoiceNumber, planName }) => (
      <>
        <span className="readout">{invoiceNumber}</span>
        {planName && <span className="text-dim"> {planName}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'note',
    cell: ({ status }) => <Badge tone={invoiceTones[status]}>{invoiceWords[status]}</Badge>,
  },
  {
    id: 'total',
    header: 'Total',
    numeric: true,
    narrow: 'end',
    className: 'whitespace-nowrap',
    cell: ({ totalCents }) => dollars(totalCents),
  },
]

export function LatestInvoices({ rows }: { rows: readonly Invoice[] }) {
  return (
    <Panel title="Latest invoices" headingLevel={3} flush={rows.length > 0}>
      {rows.length > 0 ? (
        <Table caption="Latest invoices" columns={invoiceColumns} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <p className="text-dim">No invoices yet.</p>
      )}
    </Panel>
  )
}
