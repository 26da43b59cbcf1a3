import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'

/** The members of the rows of one page as they are now. */
export const authorsOf = (rows: readonly { userId: string }[]): Promise<Map<string, StoredUser>> =>
  usersById(rows.map(({ userId }) => userId))
