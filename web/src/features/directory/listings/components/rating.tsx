import { Star } from 'lucide-react'
import { ratingWords } from '#shared/directory/listings/rating.ts'

type RatingProps = { sum: number; count: number }

/** The average of the reviews of a business and how many there are. */
export function Rating({ sum, count }: RatingProps) {
  const average = ratingWords(sum, count)
  if (!average) return <p className="text-sm text-dim">No reviews yet</p>
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Star aria-hidden="true" className="size-4 text-signal-ink" fill="currentColor" />
      <span className="font-semibold">
        <span className="sr-only">Rated </span>
        {average}
        <span className="sr-only"> of 5</span>
      </span>
      <span className="text-dim">
        {count} {count === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  )
}
