import { Star, StarHalf } from 'lucide-react'

const all = [1, 2, 3, 4, 5]

/** A rating in tenths as five stars, to the nearest half. The number is said once, for people who hear it. */
export function RatingStars({ tenths }: { tenths: number }) {
  const halves = Math.round(tenths / 5)
  return (
    <span role="img" aria-label={`${tenths / 10} of 5 stars`} className="inline-flex text-warn-ink">
      {all.map((star) => {
        const lit = halves - 2 * (star - 1)
        return (
          <span key={star} aria-hidden="true" className="relative">
            <Star className="size-4 text-faint" />
            {lit >= 2 && <Star className="absolute inset-y-0 left-0 size-4 fill-current" />}
            {lit === 1 && <StarHalf className="absolute inset-y-0 left-0 size-4 fill-current" />}
          </span>
        )
      })}
    </span>
  )
}
