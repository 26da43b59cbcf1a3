import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type BatchRequest, writeBatch } from '#core/db/write-batch.ts'
import { User } from '#shared/users/user.ts'
import { profileRows, profileRowsOf } from './profile-rows.ts'
import { countUser } from './user-counters.ts'
import { rowsOf, userRows } from './user-rows.ts'
import { userSearchEntries, userSearchEntriesOf } from './user-search-entries.ts'

type Change = { before?: unknown; after?: unknown }

/** Brings the administrators’ lists, search and counters in line with one account. Repeating it changes nothing. */
export async function projectUser(change: Change): Promise<void> {
  const before = change.before ? z.parse(User, change.before) : undefined
  const after = change.after ? z.parse(User, change.after) : undefined
  const id = (after ?? before)?.id
  if (!id) return
  const written = writeBatch([
    ...difference(before ? rowsOf(before) : [], after ? rowsOf(after) : [], userRows.item),
    ...difference(
      before ? userSearchEntriesOf(before) : [],
      after ? userSearchEntriesOf(after) : [],
      userSearchEntries.item,
    ),
    ...difference(before ? profileRowsOf(before) : [], after ? profileRowsOf(after) : [], profileRows.item),
  ])
  await Promise.all([written, countUser(id, after)])
}

type Item = Record<string, unknown> & { pk: string; sk: string }

/** What must be written and deleted; what stays the same costs nothing. */
function difference<T>(old: T[], current: T[], itemOf: (value: T) => Item): BatchRequest[] {
  const keyOf = ({ pk, sk }: Item) => JSON.stringify([pk, sk])
  const before = new Map(old.map((value) => [keyOf(itemOf(value)), itemOf(value)]))
  const after = new Map(current.map((value) => [keyOf(itemOf(value)), itemOf(value)]))
  return [
    ...[...after].flatMap(([key, item]) =>
      isDeepStrictEqual(before.get(key), item) ? [] : [{ PutRequest: { Item: item } }],
    ),
    ...[...before].flatMap(([key, { pk, sk }]) =>
      after.has(key) ? [] : [{ DeleteRequest: { Key: { pk, sk } } }],
    ),
  ]
}
