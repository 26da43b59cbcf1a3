import { facts } from '#core/competitions/competitions/facts.ts'
import { noteAmendment } from '#core/leaderboard/points/note-amendment.ts'
import { writePoints } from '#core/leaderboard/points/write-points.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is written follows from the class and the ledger as they are now. */
export const handler = consumer(facts, 'class.verified', 'write-points', async ({ fact, now }) => {
  await writePoints({ eventId: fact.payload.eventId, classKey: fact.payload.classKey }, now)
  await noteAmendment(fact.payload, fact.at, now)
})
