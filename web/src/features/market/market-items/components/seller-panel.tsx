import { Star } from 'lucide-react'
import type { SellerCard } from '#shared/market/market-items/contract.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const answerWords: Record<NonNullable<SellerCard['answers']>, string> = {
  within_hours: 'Usually answers within hours',
  within_a_day: 'Usually answers within a day',
  within_days: 'Usually answers within a few days',
}

const tenths = (average: number) => (average / 10).toFixed(1)

/** Who sells, for how long they have been here, and what others say of them. */
export function SellerPanel({ seller }: { seller: SellerCard }) {
  const { name, path, avatarUrl, since, feedback, answers, shop } = seller
  return (
    <Panel title="Seller">
      <div className="flex gap-4">
        <Avatar name={name} src={avatarUrl ?? null} size="lg" />
        <div className="grid min-w-0 justify-items-start gap-1">
          <p className="font-semibold wrap-anywhere">{path ? <TextLink to={path}>{name}</TextLink> : name}</p>
          {shop && (
            <p className="text-sm wrap-anywhere">
              Sold by <TextLink to={shop.path}>{shop.name}</TextLink>
            </p>
          )}
          <p className="text-sm text-dim">Member since {utcMonth(since)}</p>
          {feedback.tenths === undefined ? (
            <p className="text-sm text-dim">No feedback yet</p>
          ) : (
            <p className="flex items-center gap-1.5 text-sm">
              <Star aria-hidden="true" className="size-4 text-signal-ink" fill="currentColor" />
              <span className="font-semibold">
                <span className="sr-only">Rated </span>
                {tenths(feedback.tenths)}
                <span className="sr-only"> of 5</span>
              </span>
              <span className="text-dim">
                {feedback.count} {feedback.count === 1 ? 'sale' : 'sales'} rated
              </span>
            </p>
          )}
          {answers && <p className="text-sm text-dim">{answerWords[answers]}</p>}
        </div>
      </div>
    </Panel>
  )
}
