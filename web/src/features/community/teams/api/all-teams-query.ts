import { listAllTeams } from '#shared/community/teams/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import type { AdminFilter } from '../components/admin-filter.ts'

export const allTeamsQuery = ({ q, status }: AdminFilter) =>
  pagesQuery(listAllTeams, {
    key: ['teams', 'all', { q, status }],
    query: { ...(q && { q }), ...(status && { status }) },
    keepPrevious: true,
  })
