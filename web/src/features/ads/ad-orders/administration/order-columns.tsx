import type { AdminAdOrder } from '#shared/ads/ad-orders/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { PersonLink } from '#web/features/directory/listings/administration/standing-facts.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const paidWords = { card: 'Card', transfer: 'Transfer' } as const
const statusWords = { open: 'Open', paid: 'Paid', void: 'Void' } as const

const paymentsOf = (userId: string) => `/admin/billing?tab=transactions&userId=${userId}`

/** How it was paid, with its invoice, which leads to the payments of its member. */
const Invoice = ({ order: { status, paidBy, invoiceNumber, userId } }: { order: AdminAdOrder }) => (
  <>
    {paidBy ? `${paidWords[paidBy]} · ` : `${statusWords[status]} · `}
    <TextLink to={paymentsOf(userId)}>{invoiceNumber ?? 'Payments'}</TextLink>
  </>
)

/** An order in the list of administrators. */
export const orderColumns: readonly Column<AdminAdOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    narrow: 'main',
    cell: ({ advertiser, lines }) => (
      <>
        <span className="font-semibold">
          <PersonLink person={advertiser} />
        </span>
        {lines.map(({ campaignId, description, refundedAt }) => (
          <span key={campaignId} className="block text-sm text-dim wrap-anywhere">
            {description}
            {refundedAt && ' · refunded'}
          </span>
        ))}
      </>
    ),
  },
  {
    id: 'payment',
    header: 'Payment',
    className: 'whitespace-nowrap',
    cell: (order) => <Invoice order={order} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    narrow: 'end',
    cell: ({ totalCents, paidCents }) => dollars(paidCents ?? totalCents),
  },
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap',
    narrow: 'note',
    cell: ({ paidAt, createdAt }) => utcDay(paidAt ?? createdAt),
  },
  {
    id: 'phone',
    header: 'Payment and invoice',
    className: 'sm:hidden',
    narrow: 'foot',
    cell: (order) => (
      <span className="text-sm">
        <Invoice order={order} />
      </span>
    ),
  },
]
