import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { sales } from './sales.ts'

export const projections = [
  // A sale counts from when its buyer confirms it, until it is undone; it outlasts the two accounts.
  countsByDay({
    of: sales,
    id: ({ id }) => id,
    counts: ({ status, confirmedAt }) =>
      status === 'confirmed' && confirmedAt ? [{ figure: 'sales', day: siteDay(confirmedAt), count: 1 }] : [],
    lasting: true,
  }),
]
