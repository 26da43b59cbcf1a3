import { eventPools } from '#core/events/event-places/event-pools.ts'
import { users } from '#core/platform/users/users.ts'
import type { AdminEvent } from '#shared/events/events/admin-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventsById } from './events-by-id.ts'
import { ownEvent } from './own-event.ts'

/** Events as administrators see them, in the order of their ids; those that have gone are left out. */
export async function adminEvents(ids: readonly string[], now: string): Promise<AdminEvent[]> {
  const found = await eventsById(ids)
  const poolOf = await eventPools([...found.keys()])
  const ownerOf = await owners([...found.values()])
  return ids.flatMap((id) => {
    const event = found.get(id)
    if (!event) return []
    return [{ ...ownEvent(event, 'administrator', poolOf.get(id), now), ...ownerOf(event.ownerId) }]
  })
}

type Owner = Pick<AdminEvent, 'ownerName' | 'ownerEmail'>

async function owners(all: readonly Event[]): Promise<(userId: string) => Owner> {
  const ids = [...new Set(all.map(({ ownerId }) => ownerId))]
  const known = new Map(await Promise.all(ids.map(async (id) => [id, await users.get({ id })] as const)))
  return (userId) => {
    const user = known.get(userId as Event['ownerId'])
    return { ownerName: user?.name ?? 'Former organizer', ownerEmail: user?.email ?? '' }
  }
}

/** One of them, as it is after a change. */
export async function adminEvent(event: Event, now: string): Promise<AdminEvent> {
  const poolOf = await eventPools([event.id])
  const ownerOf = await owners([event])
  return { ...ownEvent(event, 'administrator', poolOf.get(event.id), now), ...ownerOf(event.ownerId) }
}
