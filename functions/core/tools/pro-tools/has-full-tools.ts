import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import type { StoredUser } from '#core/platform/users/users.ts'

/** Tells whether a member has all of the pro tools. */
export const hasFullTools = async (user: StoredUser): Promise<boolean> =>
  (await permissionsOf(user)).includes('pro_tools.full')
