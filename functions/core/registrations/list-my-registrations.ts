import type { Actor } from '#core/actors/authenticate.ts'
import { getMany } from '#core/db/get-many.ts'
import { events } from '#core/events/events.ts'
import type { Row } from '#core/projections/row.ts'
import type { WholeEvent } from '#shared/events/event.ts'
import type { Page } from '#shared/http/page.ts'
import type { QueryOf } from '#shared/http/route.ts'
import type { listMyRegistrations as contract, OwnRegistration } from '#shared/registrations/contract.ts'
import { addTime } from '#shared/time/add-time.ts'
import { readOwnRegistration } from './own-registration.ts'
import { memberPartition, registrations, type StoredRegistration } from './registrations.ts'

/** An event takes two weeks at most: what began before that is over. */
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
    between: when === 'upcoming' ? [since, forever] : ['', when === 'past' ? `${now}~` : forever],
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

async function eventsOf(of: readonly StoredRegistration[]): Promise<Map<string, WholeEvent>> {
  const rows = await getMany([...new Set(of.map(({ eventId }) => eventId))].map((id) => events.key({ id })))
  return new Map(
    rows.map((row) => {
      const event = events.read(row as Row) as WholeEvent
      return [event.id, event]
    }),
  )
}
