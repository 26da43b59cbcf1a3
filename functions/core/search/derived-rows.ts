import * as z from 'zod/mini'
import { directoryEntries } from '#core/members/directory-entries.ts'
import { directoryEntriesOf, namePlaces } from '#core/members/directory-entries-of.ts'
import { indexMember } from '#core/members/index-member.ts'
import { projectUser } from '#core/users/project-user.ts'
import { rowsOf, userRows } from '#core/users/user-rows.ts'
import { UserSearchEntry, userSearchEntries, userSearchEntriesOf } from '#core/users/user-search-entries.ts'
import { users } from '#core/users/users.ts'
import { User } from '#shared/users/user.ts'
import { userTerms } from '#shared/users/user-search.ts'
import { indexChange } from './index-change.ts'
import { SearchEntry, searchEntries } from './search-entries.ts'
import { searchableKinds, searchEntriesOf, termsOf } from './searchable.ts'

type Item = Record<string, unknown> & { pk: string; sk: string }
type Change = { before?: unknown; after?: unknown }

type Source = {
  /** What is looked up by names, as the rules of today make it. */
  made: (item: unknown) => Item[]
  /** Brings everything in line with a change, as the table stream does. */
  follow: (change: Change) => Promise<void>
}

const account: Source = {
  made: (item) => {
    const user = z.parse(User, item)
    return [
      ...directoryEntriesOf(user).map(directoryEntries.item),
      ...rowsOf(user).map(userRows.item),
      ...userSearchEntriesOf(user).map(userSearchEntries.item),
    ]
  },
  follow: async (change) => {
    await indexMember(change)
    await projectUser(change)
  },
}

const searchable = (entity: string): Source => ({
  made: (item) => searchEntriesOf(entity, item).map(searchEntries.item),
  follow: (change) => indexChange({ entity, ...change }),
})

/** Whose names are looked up. */
export const sourceKinds: readonly string[] = [users.name, ...searchableKinds]

export const sourceOf = (entity: string): Source => (entity === users.name ? account : searchable(entity))

const isAt = ({ pk, sk }: Item, key: { pk: string; sk: string }) => pk === key.pk && sk === key.sk

/** Each row holds what its place follows from. */
const made: Record<string, (item: Item) => boolean> = {
  [directoryEntries.name]: (item) => {
    const entry = directoryEntries.read(item)
    const places = namePlaces(entry)
    return entry.list === 'newest' || places.some(({ list, at }) => list === entry.list && at === entry.at)
  },
  [userSearchEntries.name]: (item) => {
    const entry = z.parse(UserSearchEntry, item)
    return userTerms(entry).includes(entry.term) && isAt(item, userSearchEntries.key(entry))
  },
  [searchEntries.name]: (item) => {
    const entry = z.parse(SearchEntry, item)
    return termsOf(entry).includes(entry.term) && isAt(item, searchEntries.key(entry))
  },
}

export const derivedKinds: readonly string[] = Object.keys(made)

/** Whether the rules of today make this row, at the place where it is. */
export const isMade = (row: Item & { entity: string }): boolean => made[row.entity]?.(row) ?? true
