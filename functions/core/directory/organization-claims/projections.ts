import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { claims, claimsPartition } from './claims.ts'

export const projections = [
  waiting({
    of: claims,
    id: ({ id }) => id,
    since: ({ createdAt }) => createdAt,
    queue: ({ status }) => (status === 'pending' ? 'claims' : undefined),
    lists: [(cursor) => claims.list({ index: 'gsi3', pk: claimsPartition('pending'), limit: 100, cursor })],
  }),
]
