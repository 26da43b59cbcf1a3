import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { DownloadInvoiceButton } from './download-invoice-button.tsx'
import type { ListedInvoice } from './listed-invoice.ts'

const purpose = ({ planName, lines }: ListedInvoice) => planName ?? lines[0]?.description ?? ''

/** The columns of the invoices; the number opens one, where there is also its file. */
export const invoiceColumns = (onView: (invoice: ListedInvoice) => void): Column<ListedInvoice>[] => [
  {
    id: 'number',
    header: 'Invoice',
    className: 'whitespace-nowrap',
    narrow: 'title',
    cell: (invoice) => (
      <button
        type="button"
        className="row-link readout block text-left font-semibold hover:underline"
        aria-label={`View invoice ${invoice.number}`}
        onClick={() => onView(invoice)}
      >
        {invoice.number}
      </button>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    className: 'sm:whitespace-nowrap',
    narrow: 'meta',
    cell: (invoice) => (
      <>
        <time dateTime={invoice.createdAt}>{utcDay(invoice.createdAt)}</time>
        <span className="sm:hidden">{purpose(invoice) && `, ${purpose(invoice)}`}</span>
      </>
    ),
  },
  { id: 'plan', header: 'For', className: 'sm:max-lg:hidden', cell: purpose },
  {
    id: 'status',
    header: 'Status',
    narrow: 'note',
    cell: ({ reading }) => <Badge tone={reading.tone}>{reading.word}</Badge>,
  },
  {
    id: 'total',
    header: 'Total',
    numeric: true,
    narrow: 'end',
    cell: ({ totalCents }) => dollars(totalCents),
  },
  {
    id: 'file',
    header: 'File',
    className: 'text-right',
    cell: (invoice) => <DownloadInvoiceButton invoice={invoice} size="sm" />,
  },
]
