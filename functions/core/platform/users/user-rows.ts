import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { UserFilter } from '#shared/platform/users/user-filter.ts'
import { placeOf, UserRow, type UserSort } from '#shared/platform/users/user-row.ts'

const ScopedRow = z.object({ ...UserRow.shape, scope: z.string(), version: z.int() })
export type ScopedRow = z.infer<typeof ScopedRow>

/** One list for each choice of type, status and verification, `*` being any. */
export const scopeOf = ({ type, status, verification }: Partial<UserFilter>) =>
  [type, status, verification].map((choice) => choice ?? '*').join('#')

export const everybody = scopeOf({})

export const listPartition = (scope: string) => `ADMIN_USERS#${scope}`

/**
 * The administrators’ lists, kept by the table stream. An account is in eight of them (its own type or any, its own
 * status or any, its own verification or any), each sorted four ways: by the key and by each index.
 */
export const userRows = entity({
  name: 'user-row',
  erasure: 'by the stream',
  schema: ScopedRow,
  key: ({ scope, ...row }: Pick<ScopedRow, 'scope' | 'id' | 'createdAt'>) => ({
    pk: listPartition(scope),
    sk: placeOf(row as UserRow, 'created'),
  }),
  gsi1: ({ scope, ...row }) => ({ pk: listPartition(scope), sk: placeOf(row, 'lastLogin') }),
  gsi2: ({ scope, ...row }) => ({ pk: listPartition(scope), sk: placeOf(row, 'name') }),
  gsi3: ({ scope, ...row }) => ({ pk: listPartition(scope), sk: placeOf(row, 'email') }),
})

export const indexOfSort = {
  created: undefined,
  lastLogin: 'gsi1',
  name: 'gsi2',
  email: 'gsi3',
} as const satisfies Record<UserSort, string | undefined>

export function rowsOf(user: User): ScopedRow[] {
  const row = z.parse(UserRow, user)
  const or = <T>(value: T) => [value, undefined]
  return or(user.membershipType).flatMap((type) =>
    or(user.status).flatMap((status) =>
      or(user.verificationStatus).map((verification) => ({
        ...row,
        version: 1,
        scope: scopeOf({ type, status, verification }),
      })),
    ),
  )
}
