import type { StoredUser } from '#core/platform/users/users.ts'

/** The member's name at the pool, which calls about their login go by. */
export const poolUserOf = ({ id, poolUserId }: Pick<StoredUser, 'id' | 'poolUserId'>): string =>
  poolUserId ?? id
