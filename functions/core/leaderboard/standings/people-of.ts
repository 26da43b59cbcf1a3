import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

export type Person = { name: string; profilePath?: string; state?: string }

/**
 * Returns the names of competitors. Names in results are public; a profile and a home only if their member
 * shows them.
 */
export async function peopleOf(
  ids: Iterable<string>,
  options: { consistent?: boolean } = {},
): Promise<(id: string) => Person> {
  const members = await usersById(ids, options)
  return (id) => personOf(members.get(id))
}

/** The same for a member who has been read. */
export function personOf(member: StoredUser | undefined): Person {
  if (!member) return { name: 'Former member' }
  const shown = publicMember(member)
  return {
    name: publicName(member),
    ...(shown && { profilePath: memberPath(member.id) }),
    ...(shown?.state && { state: shown.state }),
  }
}
