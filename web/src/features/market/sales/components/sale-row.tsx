import { Link } from 'react-router-dom'
import type { OwnSale } from '#shared/market/sales/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { AnswerSale } from './answer-sale.tsx'
import { SaleFeedback } from './sale-feedback.tsx'

type Status = OwnSale['sale']['status']

const statusWords: Record<Status, { words: string; tone: Tone }> = {
  awaiting: { words: 'To confirm', tone: 'warning' },
  confirmed: { words: 'Confirmed', tone: 'success' },
  declined: { words: 'Declined', tone: 'danger' },
  lapsed: { words: 'Not confirmed', tone: 'neutral' },
  undone: { words: 'Withdrawn', tone: 'neutral' },
}

/** A sale as one of its two sides sees it, with what they can do next. */
export function SaleRow({ own }: { own: OwnSale }) {
  const { sale, side, other } = own
  const { itemTitle, priceCents, status, createdAt } = sale
  const { words, tone } = statusWords[status]
  return (
    <li className="grid gap-3 px-5 py-4 wrap-anywhere">
      <div className="grid gap-1">
        <p className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-semibold">{itemTitle}</span>
          {priceCents > 0 && <span className="readout shrink-0 font-semibold">{dollars(priceCents)}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">
          <Badge tone={tone}>{words}</Badge>
          <span>
            {side === 'buyer' ? 'From ' : 'To '}
            {other.path ? (
              <Link to={other.path} className="hover:underline">
                {other.name}
              </Link>
            ) : (
              other.name
            )}
            {' · '}
            <TimeAgo at={createdAt} />
          </span>
        </p>
      </div>
      <State own={own} />
      <SaleFeedback own={own} />
    </li>
  )
}

function State({ own }: { own: OwnSale }) {
  const { sale, side, other, openUntil } = own
  if (sale.status === 'awaiting')
    return side === 'buyer' ? (
      <AnswerSale own={own} />
    ) : (
      <p className="text-dim">
        {other.name} can confirm it until {openUntil && localTime(openUntil)}.
      </p>
    )
  if (sale.status === 'declined')
    return (
      <p className="text-dim">
        {side === 'buyer' ? 'You said that you did not buy this.' : `${other.name} did not buy this.`}
      </p>
    )
  return sale.status === 'lapsed' && <p className="text-dim">No one confirmed it within 7 days.</p>
}
