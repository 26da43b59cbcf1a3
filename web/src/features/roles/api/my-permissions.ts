import { queryOptions } from '@tanstack/react-query'
import { getMyPermissions } from '#shared/roles/contract.ts'
import type { User } from '#shared/users/user.ts'
import { call } from '#web/lib/call.ts'

const cacheMs = 5 * 60_000

/** For what the page shows; the server decides by itself, each time. Another membership or role is asked about anew. */
export const myPermissionsQuery = ({ membershipType, role }: Pick<User, 'membershipType' | 'role'>) =>
  queryOptions({
    queryKey: ['my-permissions', membershipType, role],
    queryFn: async ({ signal }) => (await call(getMyPermissions, {}, { signal })).permissions,
    staleTime: cacheMs,
    gcTime: cacheMs,
  })
