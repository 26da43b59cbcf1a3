import { queryOptions } from '@tanstack/react-query'
import type { User } from '#shared/platform/users/user.ts'

const cacheMs = 5 * 60_000

/**
 * The permissions that decide what the page shows. The server decides by itself, each time. Another
 * membership or role is asked about again. The guard of screens is part of the shell, but the code that
 * fetches them is not.
 */
export const myPermissionsQuery = ({ membershipType, role }: Pick<User, 'membershipType' | 'role'>) =>
  queryOptions({
    queryKey: ['my-permissions', membershipType, role],
    queryFn: async ({ signal }) => (await import('./fetch-my-permissions.ts')).fetchMyPermissions(signal),
    staleTime: cacheMs,
    gcTime: cacheMs,
  })
