import { queryOptions } from '@tanstack/react-query'
import { getMyPermissions } from '#shared/roles/contract.ts'
import { call } from '#web/lib/call.ts'

const cacheMs = 5 * 60_000

/** For what the page shows; the server decides by itself, each time. */
export const myPermissionsQuery = queryOptions({
  queryKey: ['my-permissions'],
  queryFn: async ({ signal }) => (await call(getMyPermissions, {}, { signal })).permissions,
  staleTime: cacheMs,
  gcTime: cacheMs,
})
