/** The average of ratings in tenths, rounded half up in whole numbers; undefined for none. */
export const ratingTenths = (sum: number, count: number): number | undefined =>
  count > 0 ? Math.floor((20 * sum + count) / (2 * count)) : undefined

/** A rating as it is read: `4.3`. */
export function ratingWords(sum: number, count: number): string | undefined {
  const tenths = ratingTenths(sum, count)
  return tenths === undefined ? undefined : (tenths / 10).toFixed(1)
}

/** The score that orders by rating, 0 to 5,000: a few reviews count as if five more of four stars were there. */
export const ratedScore = (sum: number, count: number): number =>
  Math.floor((1000 * (20 + sum)) / (5 + count))
