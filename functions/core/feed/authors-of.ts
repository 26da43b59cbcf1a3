import { getMany } from '#core/db/get-many.ts'
import { type StoredUser, users } from '#core/users/users.ts'

/** The members behind the rows of one page as they are now, in one batch. Who has left the platform is not among them. */
export async function authorsOf(rows: readonly { userId: string }[]): Promise<Map<string, StoredUser>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const found = await getMany(ids.map((id) => users.key({ id })))
  return new Map(found.map((row) => users.read(row)).map((user) => [user.id, user]))
}
