import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { changesWaiting, listingChanges } from './listing-changes.ts'

export const projections = [
  waiting({
    of: listingChanges,
    id: ({ listingId, by }) => `${listingId}#${by}`,
    since: ({ createdAt }) => createdAt,
    queue: ({ status }) => (status === 'pending' ? 'listingChanges' : undefined),
    lists: [(cursor) => listingChanges.list({ index: 'gsi3', pk: changesWaiting, limit: 100, cursor })],
  }),
]
