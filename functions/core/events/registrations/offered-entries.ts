import { eventsById } from '#core/events/events/events-by-id.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OfferedEntry } from '#shared/events/registrations/offers-contract.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { firstEntryOffersTo } from './entry-offers.ts'
import { registrations } from './registrations.ts'

type Asked = { userId: string; user: Pick<Actor['user'], 'email'> }

/** The entries of others that the address of a member was asked to take over, and still can. */
export async function offeredEntries(
  { userId, user: { email } }: Asked,
  now: string,
): Promise<OfferedEntry[]> {
  const offers = await firstEntryOffersTo(email)
  const rows = await getMany(
    offers.map(({ eventId, registrationId: id }) => registrations.key({ eventId, id })),
    { consistent: true },
  )
  const read = rows.map((row) => registrations.read(row as Row))
  const found = new Map(read.map((registration) => [registration.id, registration]))
  const offered = offers
    .flatMap(({ registrationId }) => found.get(registrationId) ?? [])
    .filter((registration) => registration.handingTo === email && registration.userId !== userId)
  const [events, givers] = await Promise.all([
    eventsById(offered.map(({ eventId }) => eventId)),
    usersById(offered.flatMap(({ userId: giverId }) => giverId ?? [])),
  ])
  return offered.flatMap((registration) => {
    const { id, eventId, userId: giverId, number, pay } = registration
    const event = events.get(eventId)
    if (!event || !giverId || handOverRefusal(registration, event as WholeEvent, now)) return []
    const giver = givers.get(giverId)
    return [
      {
        id,
        eventId,
        eventTitle: event.title,
        giverName: giver ? publicName(giver) : 'A member',
        ...(number !== undefined && { number }),
        dueCents: pay.dueCents,
      },
    ]
  })
}
