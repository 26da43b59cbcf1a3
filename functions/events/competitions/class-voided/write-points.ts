import { facts } from '#core/competitions/competitions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { writePoints } from '#core/points/write-points.ts'

/** No `once`: what is written follows from the class and the ledger as they are now. */
export const handler = consumer(facts, 'class.voided', 'write-points', ({ fact, now }) =>
  writePoints({ eventId: fact.payload.eventId, classKey: fact.payload.classKey }, now),
)
