import { waiting } from '#core/platform/waiting-work/waiting.ts'
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
]
