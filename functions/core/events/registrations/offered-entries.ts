import { events } from '#core/events/events/events.ts'
import { users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OfferedEntry } from '#shared/events/registrations/offers-contract.ts'
import { entryOffersTo } from './entry-offers.ts'
import { registrations } from './registrations.ts'

/** The entries that an address was asked to take over, and still can. */
export async function offeredEntries(email: string, now: string): Promise<OfferedEntry[]> {
  const found: OfferedEntry[] = []
  for await (const { eventId, registrationId } of entryOffersTo(email)) {
    const registration = await registrations.get({ eventId, id: registrationId }, { consistent: true })
    if (!registration?.userId || registration.handingTo !== email) continue
    const [event, giver] = await Promise.all([
      events.get({ id: eventId }),
      users.get({ id: registration.userId }),
    ])
    if (!event || handOverRefusal(registration, event as WholeEvent, now)) continue
    const { id, number, pay } = registration
    found.push({
      id,
      eventId,
      eventTitle: event.title,
      giverName: giver ? publicName(giver) : 'A member',
      ...(number !== undefined && { number }),
      dueCents: pay.dueCents,
    })
  }
  return found
}
