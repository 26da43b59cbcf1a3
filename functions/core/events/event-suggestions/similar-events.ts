import { events, publicMonth } from '#core/events/events/events.ts'
import { closestFirst } from '#shared/events/event-suggestions/closest-first.ts'
import type { SimilarEvent } from '#shared/events/event-suggestions/contract.ts'
import { isSimilar } from '#shared/events/event-suggestions/is-similar.ts'
import { around } from './around.ts'

const mostShown = 5
const mostRead = 200
/** Events of a weekend are often suggested for one of its other days. */
const daysBefore = 3

type Asked = { title: string; city: string; startsOn: string }

/** Public events on that day that may be the suggested one. */
export async function similarEvents(asked: Asked): Promise<SimilarEvent[]> {
  const { startsOn: day } = asked
  const between = around(day, daysBefore)
  const months = [...new Set([between[0].slice(0, 7), day.slice(0, 7)])]
  const pages = await Promise.all(
    months.map((month) => events.list({ index: 'gsi1', pk: publicMonth(month), between, limit: mostRead })),
  )
  const alike = pages
    .flatMap(({ items }) => items)
    .flatMap(({ id, title, city, startsOn, endsOn }) =>
      startsOn && startsOn <= day && day <= (endsOn ?? startsOn) && isSimilar(asked, { title, city })
        ? [{ path: `/events/${id}`, title, city, startsOn }]
        : [],
    )
  return closestFirst(alike, asked).slice(0, mostShown)
}
