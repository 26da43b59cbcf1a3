import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { queuePartition, suggestions } from './suggestions.ts'

/** A question waits for its suggester, not for reviewers. */
const toReview = ['submitted', 'in_review'] as const

export const projections = [
  waiting({
    of: suggestions,
    id: ({ id }) => id,
    since: ({ createdAt }) => createdAt,
    queue: ({ status }) => (toReview.some((one) => one === status) ? 'eventSuggestions' : undefined),
    lists: toReview.map(
      (status) => (cursor) =>
        suggestions.list({ index: 'gsi1', pk: queuePartition(status), limit: 100, cursor }),
    ),
  }),
]
