import { getMany } from '#core/platform/db/get-many.ts'
import { type StoredUser, users } from './users.ts'

/** The members with these ids as they are now, in batches. People who have left the platform are not among them. */
export async function usersById(
  ids: Iterable<string>,
  options: { consistent?: boolean } = {},
): Promise<Map<string, StoredUser>> {
  const found = await getMany(
    [...new Set(ids)].map((id) => users.key({ id })),
    options,
  )
  return new Map(found.map((row) => users.read(row)).map((user) => [user.id, user]))
}
