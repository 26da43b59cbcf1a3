import { allPartition, eventRows } from '#core/events/events/event-rows.ts'
import { events } from '#core/events/events/events.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { Candidate } from '#shared/events/event-suggestions/admin-contract.ts'
import { closestFirst } from '#shared/events/event-suggestions/closest-first.ts'
import { isSimilar } from '#shared/events/event-suggestions/is-similar.ts'
import { around } from './around.ts'
import { publicPath } from './public-path.ts'
import { dayPartition, type StoredSuggestion, suggestions } from './suggestions.ts'

const mostRead = 200
const mostShown = 10

/** Events in any state and open suggestions of the same day that may be the same: one for the reviewer to compare. */
export async function candidatesFor(suggestion: StoredSuggestion): Promise<Candidate[]> {
  const [found, suggested] = await Promise.all([eventsLike(suggestion), suggestionsLike(suggestion)])
  return [...found, ...suggested]
}

async function eventsLike({ title, city, startsOn, eventId }: StoredSuggestion): Promise<Candidate[]> {
  const { items } = await eventRows.list({
    pk: allPartition(startsOn.slice(0, 7)),
    between: around(startsOn),
    limit: mostRead,
  })
  const alike = closestFirst(
    items.filter((row) => row.id !== eventId && row.status !== 'archived' && isSimilar(row, { title, city })),
    { city },
  ).slice(0, mostShown)
  const rows = await getMany(alike.map(({ id }) => events.key({ id })))
  return rows
    .map((row) => events.read(row as Row))
    .map((event) => {
      const path = publicPath(event)
      return {
        id: event.id,
        kind: 'event' as const,
        title: event.title,
        city: event.city,
        startsOn: event.startsOn ?? startsOn,
        status: event.status,
        ...(path && { path }),
      }
    })
}

async function suggestionsLike({ id, title, city, startsOn }: StoredSuggestion): Promise<Candidate[]> {
  const { items } = await suggestions.list({ index: 'gsi2', pk: dayPartition(startsOn), limit: mostRead })
  const alike = items.filter((one) => one.id !== id && isSimilar(one, { title, city }))
  return closestFirst(alike, { city })
    .slice(0, mostShown)
    .map((one) => ({
      id: one.id,
      kind: 'suggestion' as const,
      title: one.title,
      city: one.city,
      startsOn: one.startsOn,
      status: one.status,
    }))
}
