import { queryOptions } from '@tanstack/react-query'
import { listRoles } from '#shared/roles/contract.ts'
import { call } from '#web/lib/call.ts'

/** The custom roles that an account can be given. */
export const rolesQuery = queryOptions({
  queryKey: ['admin-roles', 'choices'],
  queryFn: ({ signal }) => call(listRoles, { query: { limit: 100 } }, { signal }),
})
