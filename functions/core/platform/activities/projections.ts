import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { activities } from './activities.ts'

export const projections = [
  // What happened: a login counts for good, whatever becomes of the account.
  countsByDay({
    of: activities,
    id: ({ id }) => id,
    counts: ({ type, createdAt }) =>
      type === 'user_login' ? [{ figure: 'logins', day: siteDay(createdAt), count: 1 }] : [],
    lasting: true,
  }),
]
