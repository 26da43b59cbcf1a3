import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { User } from '#shared/platform/users/user.ts'
import { UserRow } from '#shared/platform/users/user-row.ts'
import { userTerms } from '#shared/platform/users/user-search.ts'
import { termGroup } from '#shared/platform/words/is-term.ts'

/**
 * The fields of an account that decide whether it is found and where it is shown; those that change at each login are
 * left out.
 */
export const UserSearchEntry = z.object({
  ...z.omit(UserRow, {
    lastLoginAt: true,
    profileImage: true,
    companyName: true,
    registrationCompleted: true,
  }).shape,
  term: z.string(),
  version: z.int(),
})
export type UserSearchEntry = z.infer<typeof UserSearchEntry>

/** Away from the public search, so that no mistake there can ever show an address. */
export const userSearchPartition = (term: string) => `ADMIN_SEARCH#${termGroup(term)}`

export const userSearchEntries = entity({
  name: 'user-search-entry',
  erasure: 'by the stream',
  schema: UserSearchEntry,
  key: ({ term, id }: { term: string; id: string }) => ({
    pk: userSearchPartition(term),
    sk: `${term}#${id}`,
  }),
})

export const userSearchEntriesOf = (user: User): UserSearchEntry[] =>
  userTerms(user).map((term) => z.parse(UserSearchEntry, { ...user, version: 1, term }))
