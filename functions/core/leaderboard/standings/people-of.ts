import { usersById } from '#core/platform/users/users-by-id.ts'
import { memberPath } from '#shared/community/members/member-path.ts'
import { publicMember } from '#shared/community/members/public-member.ts'
import { publicName } from '#shared/community/members/public-name.ts'

type Person = { name: string; profilePath?: string; state?: string }

/**
 * Returns the names of competitors. Names in results are public; a profile and a home only if their member
 * shows them.
 */
export async function peopleOf(
  ids: Iterable<string>,
  options: { consistent?: boolean } = {},
): Promise<(id: string) => Person> {
  const members = await usersById(ids, options)
  return (id) => {
    const member = members.get(id)
    if (!member) return { name: 'Former member' }
    const shown = publicMember(member)
    return {
      name: publicName(member),
      ...(shown && { profilePath: memberPath(id) }),
      ...(shown?.state && { state: shown.state }),
    }
  }
}
