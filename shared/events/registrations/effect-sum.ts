/** The sum of two counts, figure by figure. */
export const effectSum = <Effect extends Record<string, number>>(one: Effect, other: Effect): Effect =>
  Object.fromEntries(
    Object.entries(one).map(([figure, count]) => [figure, count + (other[figure] ?? 0)]),
  ) as Effect
