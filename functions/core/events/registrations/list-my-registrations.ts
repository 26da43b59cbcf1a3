import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type {
  listMyRegistrations as contract,
  OwnRegistration,
} from '#shared/events/registrations/contract.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { eventsOf } from './events-of.ts'
import { readOwnRegistration } from './own-registration.ts'
import { memberPartition, registrations } from './registrations.ts'

/** An event takes two weeks at most: an event that began before that is over. */
const longestDays = 14
const forever = '~'

/** A member’s registrations: those to come in the order of time, others latest first. */
export async function listMyRegistrations(
  actor: Pick<Actor, 'userId'>,
  { when, limit, cursor }: QueryOf<typeof contract>,
  now: string,
): Promise<Page<OwnRegistration>> {
  const since = addTime(now, { days: -longestDays })
  const page = await registrations.list({
    index: 'gsi1',
    pk: memberPartition(actor.userId),
    limit,
    cursor,
    newestFirst: when !== 'upcoming',
    moves: true,
    ...(when === 'upcoming'
      ? { between: [since, forever] }
      : { upTo: when === 'past' ? `${now}~` : forever }),
  })
  const found = await eventsOf(page.items)
  const items = await Promise.all(
    page.items.flatMap((registration) => {
      const event = found.get(registration.eventId)
      return event && isMeant(event, when, now) ? [readOwnRegistration(registration, event, now)] : []
    }),
  )
  return { items, ...(page.nextCursor && { nextCursor: page.nextCursor }) }
}

const isMeant = ({ endsAt }: WholeEvent, when: 'upcoming' | 'past' | 'all', now: string) =>
  when === 'all' || (when === 'upcoming' ? endsAt > now : endsAt <= now)
