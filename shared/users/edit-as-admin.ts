import { AppError } from '#shared/errors.ts'
import type { AdminUserForm } from './admin-contract.ts'
import { approvedStanding } from './approved-standing.ts'
import { editProfile } from './edit-profile.ts'
import { startMembership } from './start-membership.ts'
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
  const { role, ...rest } = changes
  if (rest.status !== undefined && user.status === 'suspended')
    throw new AppError('conflict', 'suspended_account', 'This account is suspended. Reactivate it first.')
  const edited = {
    ...editProfile(user, rest, now),
    ...(rest.membershipType &&
      rest.membershipType !== user.membershipType &&
      startMembership(rest.membershipType)),
    ...(user.status === 'pending' &&
      rest.status === 'active' &&
      approvedStanding({ ...user, membershipType: rest.membershipType ?? user.membershipType })),
    ...(role !== undefined && { role: role || undefined }),
  }
  const fields = (Object.keys(changes) as (keyof Changes)[]).filter(
    (field) => !isSame(edited[field], user[field]),
  )
  return { edited, fields }
}
