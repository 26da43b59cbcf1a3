import { rulesOf } from '#core/platform/roles/rules-of.ts'
import { type Permission, permissionsByType } from '#shared/platform/roles/permissions.ts'
import type { User } from '#shared/platform/users/user.ts'
import { roles } from './roles.ts'

/**
 * Returns what a member may do now: by the type, by what administrators add to the type, and by a custom
 * role.
 */
export async function permissionsOf({
  membershipType,
  role,
}: Pick<User, 'membershipType' | 'role'>): Promise<Permission[]> {
  const [rules, custom] = await Promise.all([
    membershipType === 'admin' ? undefined : rulesOf(membershipType),
    role ? roles.get({ name: role }) : undefined,
  ])
  return [
    ...new Set([
      ...permissionsByType[membershipType],
      ...(rules?.extraPermissions ?? []),
      ...(custom?.permissions ?? []),
    ]),
  ]
}
