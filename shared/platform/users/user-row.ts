import * as z from 'zod/mini'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { User } from './user.ts'

/** A member as a line of the administrators’ list. */
export const UserRow = z.pick(User, {
  id: true,
  name: true,
  email: true,
  companyName: true,
  profileImage: true,
  membershipType: true,
  status: true,
  verificationStatus: true,
  registrationCompleted: true,
  lastLoginAt: true,
  createdAt: true,
})
export type UserRow = z.infer<typeof UserRow>

export const UserSort = z.enum(['created', 'lastLogin', 'name', 'email'])
export type UserSort = z.infer<typeof UserSort>

/** Sorts below everything that is printed, so that "Ann" comes before "Ann Lee". */
const separator = '\u001f'

const sortValues: Record<UserSort, (row: UserRow) => string> = {
  created: (row) => row.createdAt,
  lastLogin: (row) => row.lastLoginAt ?? '',
  name: (row) => foldedKey(row.name),
  email: (row) => row.email.toLowerCase(),
}

/** The place of a row in a list that is sorted so; the id keeps the places of equals apart. */
export const placeOf = (row: UserRow, sort: UserSort) => `${sortValues[sort](row)}${separator}${row.id}`
