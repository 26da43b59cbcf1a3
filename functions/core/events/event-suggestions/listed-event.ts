import { allPartition, eventRows } from '#core/events/events/event-rows.ts'
import { events } from '#core/events/events/events.ts'
import type { Event } from '#shared/events/events/event.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { around } from './around.ts'

type Named = { title: string; city: string; startsOn: string }

/** The published or cancelled event of this title, city and day at its venue, whether it is public or not. */
export async function listedEvent({ title, city, startsOn }: Named): Promise<Event | undefined> {
  const between = around(startsOn)
  let cursor: string | undefined
  do {
    const page = await eventRows.list({
      pk: allPartition(startsOn.slice(0, 7)),
      between,
      limit: 100,
      cursor,
    })
    for (const row of page.items) {
      const isMeant =
        (row.status === 'published' || row.status === 'cancelled') &&
        fold(row.title) === fold(title) &&
        fold(row.city) === fold(city)
      const event = isMeant ? await events.get({ id: row.id }) : undefined
      if (event?.startsOn === startsOn) return event
    }
    cursor = page.nextCursor
  } while (cursor)
  return undefined
}
