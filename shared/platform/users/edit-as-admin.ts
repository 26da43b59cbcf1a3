import { AppError } from '#shared/errors.ts'
import type { AdminUserForm } from './admin-contract.ts'
import { approvedStanding } from './approved-standing.ts'
import { assignMembership } from './assign-membership.ts'
import { refuseWhileDeleted } from './change-standing.ts'
import { editProfile } from './edit-profile.ts'
import type { User } from './user.ts'

/** A list that is sent as it was read is another list with the same entries. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type Changes = Omit<AdminUserForm, 'version'>

/** The account as an administrator has edited it, and which of its fields are different now. */
export function editAsAdmin(
  user: User,
  changes: Changes,
  now: string,
): { edited: User; fields: (keyof User)[] } {
  refuseWhileDeleted(user, now)
  const { role, ...rest } = changes
  if (rest.status !== undefined && user.status === 'suspended')
    throw new AppError('conflict', 'suspended_account', 'This account is suspended. Reactivate it first.')
  const { membershipType = user.membershipType, status = user.status } = rest
  const edited = {
    ...editProfile(user, rest, now),
    ...(membershipType !== user.membershipType && assignMembership({ ...user, status }, membershipType)),
    ...(rest.status === 'pending' && { status: rest.status }),
    ...(user.status === 'pending' &&
      rest.status === 'active' &&
      approvedStanding({ ...user, membershipType })),
    ...(role !== undefined && { role: role || undefined }),
  }
  // The status may follow from another membership.
  const fields = [...new Set([...(Object.keys(changes) as (keyof Changes)[]), 'status' as const])].filter(
    (field) => !isSame(edited[field], user[field]),
  )
  return { edited, fields }
}
