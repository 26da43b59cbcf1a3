import { users } from '#core/platform/users/users.ts'
import { memberPath } from '#shared/community/members/member-path.ts'
import { isShown } from '#shared/community/members/public-member.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import type { PublicEvent } from '#shared/events/events/contract.ts'

/** Returns the organizer of an event as everyone may see them: by name only if their profile is public. */
export async function organizerOf(userId: string): Promise<PublicEvent['organizer']> {
  const user = await users.get({ id: userId })
  if (!user) return { name: 'Former organizer' }
  const business = user.profileHidden ? '' : user.companyName.trim()
  if (!isShown(user)) return { name: business || 'Organizer' }
  return { name: business || publicName(user), path: memberPath(userId) }
}
