import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#shared/platform/roles/permissions.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { myPermissionsQuery } from './my-permissions.ts'

/**
 * Access that is open only to administrators, or to members with a permission from a role or a membership.
 */
export type GrantedAccess = 'admin' | { permission: Permission }

const visitor = { membershipType: 'competitor', role: undefined } as const

/** Tells whether something is open to a member with these permissions; undefined while they are not known. */
export function isOpenTo(
  me: Me | undefined,
  permissions: readonly Permission[] | undefined,
  access: GrantedAccess,
): boolean | undefined {
  if (me?.membershipType === 'admin') return true
  if (access === 'admin' || storedImpersonation() !== undefined || me?.status === 'pending') return false
  return permissions?.includes(access.permission)
}

/**
 * Tells what a member may open, by the server's decision. It is `undefined` until their permissions have
 * loaded. Administrators have every permission that opens something, so nothing is requested for them.
 */
export function useAccess(me: Me | undefined, asks: boolean) {
  const isAdmin = me?.membershipType === 'admin'
  // An administrator who acts as a member acts as one without a role.
  const actsAsMember = me !== undefined && storedImpersonation() !== undefined
  const asked = asks && me !== undefined && !isAdmin && !actsAsMember
  const { data, isError, refetch } = useQuery({ ...myPermissionsQuery(me ?? visitor), enabled: asked })
  return {
    isOpen: (access: GrantedAccess) => isOpenTo(me, data, access),
    isError: asked && isError && !data,
    refetch,
  }
}
