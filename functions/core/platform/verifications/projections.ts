import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { verifications } from './verifications.ts'

export const projections = [
  waiting({
    of: verifications,
    id: ({ userId }) => userId,
    since: ({ submittedAt }) => submittedAt,
    queue: ({ state }) => (state === 'submitted' ? 'verifications' : undefined),
    lists: [
      (cursor) => verifications.list({ index: 'gsi1', pk: 'VERIFICATIONS_WAITING', limit: 100, cursor }),
    ],
  }),
  // An approval counts while it stands: not once it was taken back, or its member is deleted.
  countsByDay({
    of: verifications,
    id: ({ userId }) => userId,
    counts: ({ state, decidedAt }) =>
      state === 'approved' && decidedAt ? [{ figure: 'verified', day: siteDay(decidedAt), count: 1 }] : [],
  }),
]
