import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { invitations } from './invitations.ts'

export const projections = [
  waiting({
    of: invitations,
    id: ({ id }) => id,
    since: ({ createdAt }) => createdAt,
    queue: ({ state }) => (state === 'open' ? 'invitations' : undefined),
    lists: [(cursor) => invitations.list({ index: 'gsi2', pk: 'INVITATIONS#open', limit: 100, cursor })],
  }),
]
