import type { Pool } from '#core/events/event-places/pools.ts'
import { namedOrganization } from '#core/organizations/organizations/named-organization.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { checkInOf } from '#shared/events/events/check-in-of.ts'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { pictureVersion } from './picture-key.ts'
import { placeCount } from './place-count.ts'

type Facts = Pick<
  PublicEvent,
  'phase' | 'places' | 'classPlaces' | 'organization' | 'organizer' | 'seasonNames' | 'pictureVersion'
>
type Shown<E extends Event> = Omit<
  E,
  'ownerId' | 'organizationId' | 'point' | 'removed' | 'version' | 'createdAt'
> &
  Facts

/** An event as its page shows it to those who may see that page. */
export async function shownEvent<E extends Event>(
  event: E,
  pools: ReadonlyMap<string, Pool>,
  now: string,
): Promise<Shown<E>> {
  const { ownerId, organizationId, point: ___, removed: ____, version: _, createdAt: __, ...shown } = event
  const found = await getTogether([
    users.key({ id: ownerId }),
    ...(organizationId ? [organizations.key({ id: organizationId })] : []),
    ...event.seasons.map(({ seasonId }) => seasons.key({ id: seasonId })),
  ])
  const organization = namedOrganization(found(organizations)[0])
  return {
    ...shown,
    ...checkInOf(event),
    phase: phaseOf(event, now),
    places: placeCount(pools.get('event'), event.capacity),
    classPlaces: Object.fromEntries(
      event.classes.map(({ classKey, capacity }) => [classKey, placeCount(pools.get(classKey), capacity)]),
    ),
    ...(organization && { organization }),
    organizer: organizerOf(found(users)[0]),
    seasonNames: Object.fromEntries(found(seasons).map(({ id, name }) => [id, name])),
    pictureVersion: pictureVersion(event),
  }
}

/** Returns the organizer of an event as everyone may see them: by name only if their profile is public. */
function organizerOf(user: StoredUser | undefined): PublicEvent['organizer'] {
  if (!user) return { name: 'Former organizer' }
  const business = user.profileHidden ? '' : user.companyName.trim()
  if (!isShown(user)) return { name: business || 'Organizer' }
  return { name: business || publicName(user), path: memberPath(user.id) }
}
