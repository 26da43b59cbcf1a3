import { Star } from 'lucide-react'
import { ratingTenths, ratingWords } from '#shared/directory/listings/rating.ts'
import { Meter } from '#web/ui/meter.tsx'
import { RatingStars } from './rating-stars.tsx'

export type Rating = { ratingSum: number; ratingCount: number }

type RatingSummaryProps = Rating & {
  /** The number of reviews with one star to five. */
  histogram: readonly number[]
}

export const reviewCount = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`

/** The average of a business, and how many gave how many stars. */
export function RatingSummary({ ratingSum, ratingCount, histogram }: RatingSummaryProps) {
  const tenths = ratingTenths(ratingSum, ratingCount)
  if (tenths === undefined) return <p className="text-dim">No reviews yet</p>
  const most = Math.max(1, ...histogram)
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <div>
        <p className="readout text-4xl">{ratingWords(ratingSum, ratingCount)}</p>
        <RatingStars tenths={tenths} />
        <p className="text-sm text-dim">{reviewCount(ratingCount)}</p>
      </div>
      <ul aria-label="Reviews by stars" className="grid gap-1">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = histogram[stars - 1] ?? 0
          const label = `${stars} ${stars === 1 ? 'star' : 'stars'}`
          return (
            <li key={stars} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 text-sm">
              <span aria-hidden="true" className="readout inline-flex items-center gap-1 text-dim">
                {stars}
                <Star className="size-4" />
              </span>
              <Meter label={label} value={count} max={most} valueText={reviewCount(count)} hot={2} clip={2} />
              <span aria-hidden="true" className="readout min-w-6 text-right text-dim">
                {count}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
