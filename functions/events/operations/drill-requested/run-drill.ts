import { facts } from '#core/operations/backups/facts.ts'
import { runDrill } from '#core/operations/backups/run-drill.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a drill that was cut off begins with an empty table, and one that has ended is not repeated. */
export const handler = consumer(facts, 'drill.requested', 'run-drill', ({ fact, now }) =>
  runDrill(fact.payload.startedAt, now),
)
