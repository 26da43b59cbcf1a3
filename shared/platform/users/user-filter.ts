import * as z from 'zod/mini'
import { text } from '#shared/text.ts'
import { MembershipType } from './membership-type.ts'
import { AccountStatus, VerificationStatus } from './user.ts'
import { UserSort } from './user-row.ts'

/** The filters and the order of the administrators’ list. */
export const userFilter = {
  q: z.optional(text(80)),
  type: z.optional(MembershipType),
  status: z.optional(AccountStatus),
  verification: z.optional(VerificationStatus),
  sort: z._default(UserSort, 'created'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
}

const UserFilter = z.object(userFilter)
export type UserFilter = z.infer<typeof UserFilter>

type Standing = {
  membershipType: MembershipType
  status: AccountStatus
  verificationStatus: VerificationStatus
}

export const passesFilter = (
  { type, status, verification }: Pick<UserFilter, 'type' | 'status' | 'verification'>,
  user: Standing,
) =>
  (type === undefined || type === user.membershipType) &&
  (status === undefined || status === user.status) &&
  (verification === undefined || verification === user.verificationStatus)
