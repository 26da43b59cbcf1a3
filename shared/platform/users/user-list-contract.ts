import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { MembershipType } from './membership-type.ts'
import { AccountStatus, VerificationStatus } from './user.ts'
import { userFilter } from './user-filter.ts'
import { UserRow } from './user-row.ts'

export const listUsers = route({
  name: 'listUsers',
  method: 'GET',
  path: '/api/admin/users',
  auth: { permission: 'users.read' },
  summary:
    'All accounts, filtered, sorted and searched by part of a name or email. A page of a search may be short even if there is a next page',
  query: z.strictObject({ ...pageQuery(25), ...userFilter }),
  response: Page(UserRow),
  errors: ['invalid_cursor'],
})

/** The number of accounts with one standing. */
export const UserCount = z.object({
  membershipType: MembershipType,
  status: AccountStatus,
  verificationStatus: VerificationStatus,
  count: z.int(),
})
export type UserCount = z.infer<typeof UserCount>

export const countUsers = route({
  name: 'countUsers',
  method: 'GET',
  path: '/api/admin/users/counts',
  auth: { permission: 'users.read' },
  summary: 'The number of accounts of each type, status and verification; empty combinations are left out',
  response: z.object({ counts: z.array(UserCount) }),
})

export const exportUsers = route({
  name: 'exportUsers',
  method: 'POST',
  path: '/api/admin/users/export',
  auth: 'admin',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'A part of the filtered list as CSV; the parts in order make up the file',
  body: z.strictObject({ ...userFilter, cursor: pageQuery(1).cursor }),
  response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['invalid_cursor'],
})
