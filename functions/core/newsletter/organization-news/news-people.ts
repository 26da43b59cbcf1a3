import { events } from '#core/events/events/events.ts'
import { memberPartition, registrations, statusPartition } from '#core/events/registrations/registrations.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { Event } from '#shared/events/events/event.ts'
import { followersOf, followings } from './followings.ts'

/** As many as one transaction writes with what stands beside them. */
const peopleAtOnce = 90

type People = { ids: string[]; nextCursor?: string }

/** A page of those who follow an organization and want its mail. */
export async function followerIds(organizationId: string, cursor?: string): Promise<People> {
  const { items, ...rest } = await followings.list({
    index: 'gsi1',
    pk: followersOf(organizationId),
    limit: peopleAtOnce,
    cursor,
  })
  return { ids: items.filter(({ isMuted }) => !isMuted).map(({ userId }) => userId), ...rest }
}

/**
 * A page of the members who have a place at an event, or had one when it was held: of its own organization alone. Guests
 * have no account to write to.
 */
export async function entrantIds(
  { eventId, organizationId }: { eventId: Event['id']; organizationId: string },
  cursor?: string,
): Promise<People> {
  const event = await events.get({ id: eventId })
  if (event?.organizationId !== organizationId) return { ids: [] }
  const { items, ...rest } = await registrations.list({
    index: 'gsi2',
    pk: statusPartition(eventId, 'confirmed'),
    limit: peopleAtOnce,
    cursor,
  })
  return { ids: items.flatMap(({ userId }) => (userId && userId !== goneOwnerId ? [userId] : [])), ...rest }
}

/** Tells whether a member still has a place at one of these events. */
export async function isEntrant(userId: string, eventIds: readonly string[]): Promise<boolean> {
  if (eventIds.length === 0) return false
  for await (const { eventId, status } of eachItem(registrations, {
    index: 'gsi1',
    pk: memberPartition(userId),
  }))
    if (status === 'confirmed' && eventIds.includes(eventId)) return true
  return false
}
