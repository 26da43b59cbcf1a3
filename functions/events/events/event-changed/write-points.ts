import { facts } from '#core/events/events/facts.ts'
import { writePointsOfEvent } from '#core/leaderboard/points/write-points.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: an event that counts in other seasons moves its points there, and nothing else is written. */
export const handler = consumer(facts, 'event.changed', 'write-points', ({ fact, now }) =>
  writePointsOfEvent(fact.payload.eventId, now),
)
