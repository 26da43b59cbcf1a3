import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { TransactionBadge } from '#web/features/billing/transactions/components/transaction-badge.tsx'

type RefundListProps = { refunds: readonly Transaction[]; onOpen: (refund: Transaction) => void }

/** The completed and attempted refunds of a payment, with their reasons. Each links to its own details. */
export function RefundList({ refunds, onOpen }: RefundListProps) {
  return (
    <ul className="divide-y divide-line rounded-sm border border-line">
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span className="min-w-0 grow basis-52">
            <button
              type="button"
              className="link text-left wrap-anywhere"
              aria-label={`Details of the refund of ${dollars(refund.amountCents)}, ${utcDay(refund.createdAt)}`}
              onClick={() => onOpen(refund)}
            >
              {refund.refundReason || 'Refund'}
            </button>
            <span className="block text-sm text-dim">{utcDay(refund.createdAt)}</span>
            {refund.failure && <span className="block text-sm text-clip-ink">{refund.failure}</span>}
          </span>
          <TransactionBadge status={refund.status} />
          <span className="readout">{dollars(refund.amountCents)}</span>
        </li>
      ))}
    </ul>
  )
}
