import { facts } from '#core/competitions/competitions/facts.ts'
import { noteProvisional } from '#core/leaderboard/standings/note-provisional.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is kept follows from the class as it is now. */
export const handler = consumer(facts, 'class.verified', 'note-provisional', ({ fact }) =>
  noteProvisional({ eventId: fact.payload.eventId, classKey: fact.payload.classKey }),
)
