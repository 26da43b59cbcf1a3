import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { demoJudged } from './competitions/demo-judged.ts'
import { demoPlaces } from './competitions/demo-places.ts'
import { demoRegistrations } from './events/demo-registrations.ts'

/**
 * Makes the boards of the demo, and all that follows from published places, by the code that makes them for everyone.
 * It comes last: its consumers find the people, the events and the entries.
 */
export function demoFacts(now: string): Write[] {
  const judged = demoJudged(now)
  const places = demoPlaces(now)
  const withBoard = new Set([...judged, ...places].map(({ event }) => event.id as string))
  return [
    // The stream makes these too; the boards do not wait for it.
    ...demoRegistrations(now)
      .filter(({ eventId }) => withBoard.has(eventId))
      .flatMap((registration) => entriesOf(registration).map((entry) => classEntries.derive(entry))),
    ...judged.map(({ of: { eventId, classKey, state, revision } }) =>
      state === 'running'
        ? announce('class.scored', { eventId, classKey }, now)
        : announce('class.published', { eventId, classKey, revision }, now),
    ),
    ...places.map(({ of: { eventId, classKey } }) => announce('class.scored', { eventId, classKey }, now)),
  ]
}
