import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { users } from '#core/platform/users/users.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

/**
 * A person’s name in results: the full name, which the entry said is public; linked if the profile is public.
 */
export type ShownName = { name: string; profilePath?: string }

export const formerMember: ShownName = { name: 'Former member' }

type Named = { userId?: string | undefined; guestName?: string | undefined }

/** Names the members among these; a person who has left is a former member. */
export async function shownNames(of: readonly Named[]): Promise<(one: Named) => ShownName> {
  const ids = [...new Set(of.flatMap(({ userId }) => userId ?? []))]
  const rows = await getMany(ids.map((id) => users.key({ id })))
  const names = new Map(
    rows.map((row): [string, ShownName] => {
      const user = users.read(row as Row)
      return [user.id, { name: publicName(user), ...(isShown(user) && { profilePath: memberPath(user.id) }) }]
    }),
  )
  return ({ userId, guestName }) =>
    userId ? (names.get(userId) ?? formerMember) : guestName ? { name: guestName } : formerMember
}
