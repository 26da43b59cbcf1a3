import { dollars } from '#shared/money/dollars.ts'
import { utcDay } from '#shared/time/utc-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { DownloadInvoiceButton } from './download-invoice-button.tsx'
import type { ListedInvoice } from './listed-invoice.ts'

type InvoiceListProps = { rows: readonly ListedInvoice[]; onView: (invoice: ListedInvoice) => void }

export function InvoiceList({ rows, onView }: InvoiceListProps) {
  const columns: Column<ListedInvoice>[] = [
    {
      id: 'number',
      header: 'Invoice',
      className: 'whitespace-nowrap',
      cell: ({ number }) => <span className="readout">{number}</span>,
    },
    {
      id: 'date',
      header: 'Date',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{utcDay(createdAt)}</time>,
    },
    {
      id: 'plan',
      header: 'For',
      className: 'sm:max-lg:hidden',
      cell: ({ planName, lines }) => planName ?? lines[0]?.description ?? '',
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ reading }) => <Badge tone={reading.tone}>{reading.word}</Badge>,
    },
    { id: 'total', header: 'Total', numeric: true, cell: ({ totalCents }) => dollars(totalCents) },
    {
      id: 'actions',
      header: 'Actions',
      className: 'sm:text-right',
      cell: (invoice) => (
        <span className="flex gap-2 sm:justify-end">
          <Button size="sm" aria-label={`View invoice ${invoice.number}`} onClick={() => onView(invoice)}>
            View
          </Button>
          <DownloadInvoiceButton invoice={invoice} size="sm" />
        </span>
      ),
    },
  ]
  return <Table caption="Invoices" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
