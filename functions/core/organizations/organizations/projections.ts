import { searchable } from '#core/content/search/searchable.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { searchType } from '#shared/organizations/organizations/noun.ts'
import { organizations, organizationsPartition } from './organizations.ts'

export const projections = [
  ...searchable(organizations, searchType),
  waiting({
    of: organizations,
    id: ({ id }) => id,
    since: ({ statusSince }) => statusSince,
    queue: ({ status }) => (status === 'pending' ? 'organizations' : undefined),
    lists: [
      (cursor) =>
        organizations.list({ index: 'gsi1', pk: organizationsPartition('pending'), limit: 100, cursor }),
    ],
  }),
]
