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
import { memberPartition, registrations, type StoredRegistration } from './registrations.ts'

/** An event takes two weeks at most: an event that began before that is over. */
const longestDays = 14
const forever = '~'

/** Enough for more entries than anyone has in two weeks; a page that needs more is short. */
const mostReads = 10

/** A member’s registrations: those to come in the order of time, others latest first. */
export async function listMyRegistrations(
  actor: Pick<Actor, 'userId'>,
  { when, limit, cursor }: QueryOf<typeof contract>,
  now: string,
): Promise<Page<OwnRegistration>> {
  const since = addTime(now, { days: -longestDays })
  const items: OwnRegistration[] = []
  let next = cursor
  for (let reads = 0; reads < mostReads && items.length < limit; reads++) {
    const page: Page<StoredRegistration> = await registrations.list({
      index: 'gsi1',
      pk: memberPartition(actor.userId),
      limit: limit - items.length,
      cursor: next,
      newestFirst: when !== 'upcoming',
      moves: true,
      ...(when === 'upcoming'
        ? { between: [since, forever] }
        : { upTo: when === 'past' ? `${now}~` : forever }),
    })
    const found = await eventsOf(page.items)
    const meant = page.items.flatMap((registration) => {
      const event = found.get(registration.eventId)
      return event && isMeant(event, when, now) ? [readOwnRegistration(registration, event, now)] : []
    })
    items.push(...(await Promise.all(meant)))
    next = page.nextCursor
    if (!next) break
  }
  return { items, ...(next && { nextCursor: next }) }
}

const isMeant = ({ endsAt }: WholeEvent, when: 'upcoming' | 'past' | 'all', now: string) =>
  when === 'all' || (when === 'upcoming' ? endsAt > now : endsAt <= now)
