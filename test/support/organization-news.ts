import { followings } from '#core/newsletter/organization-news/followings.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Following } from '#shared/newsletter/organization-news/following.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import type { User } from '#shared/platform/users/user.ts'
import { putPublished } from './events.ts'
import { feedMember } from './feed-member.ts'
import { putOrganization } from './organizations.ts'
import { enter } from './registrations.ts'
import { sharedCloud } from './shared-cloud.ts'

/** An organization that may write to its people: its owner pays for it and is signed in. */
export async function putNewsOrganization(
  others: readonly (readonly [userId: string, role: OrganizationRole])[] = [],
  more: Partial<Organization> = {},
  fields: Partial<User> = {},
) {
  const owner = await feedMember(sharedCloud().url, {
    membershipType: 'organization',
    name: 'Olive Owner',
    ...fields,
  })
  const organization = await putOrganization([[owner.userId, 'owner'], ...others], more)
  return { organizationId: organization.id, organization, owner }
}

/** What a member is to an organization: they follow it and get its mail, unless it is said otherwise. */
export async function putFollowing(
  organizationId: Organization['id'],
  userId: string,
  more: Partial<Following> = {},
): Promise<Following> {
  const now = new Date().toISOString()
  const following: Following = {
    organizationId,
    userId: userId as Following['userId'],
    follows: true,
    isMuted: false,
    followedAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  await commit(followings.put(following, { absent: true }))
  return following
}

/** A published event of an organization that costs nothing, with these members entered. */
export async function putEnteredEvent(
  { id: organizationId }: Pick<Organization, 'id'>,
  ownerId: string,
  userIds: readonly string[],
): Promise<Event> {
  const fees = { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }
  const event = await putPublished(ownerId, { fees }, { organizationId })
  for (const userId of userIds) await enter(event, userId)
  return event
}
