import { queryOptions } from '@tanstack/react-query'
import { listRoles } from '#shared/platform/roles/contract.ts'
import { call } from '#web/lib/call.ts'

/** The custom roles that an account can be given. The key begins like that of their list: both change together. */
export const rolesQuery = queryOptions({
  queryKey: ['roles', 'choices'],
  queryFn: ({ signal }) => call(listRoles, { query: { limit: 100 } }, { signal }),
})
