import { queryOptions } from '@tanstack/react-query'
import { listProjects } from '#shared/tools/tool-projects/contract.ts'
import { call } from '#web/lib/call.ts'

const newest = 4

/** The projects that the member changed last, of all tools. */
export const recentProjectsQuery = queryOptions({
  queryKey: ['tool-projects', 'recent'],
  queryFn: async ({ signal }) => (await call(listProjects, { query: { limit: newest } }, { signal })).items,
  staleTime: 30_000,
})
