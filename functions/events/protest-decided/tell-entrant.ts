import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/protests/facts.ts'
import { tellEntrant } from '#core/protests/tell-of-protest.ts'

export const handler = consumer(facts, 'protest.decided', 'tell-entrant', ({ fact, now, once }) =>
  tellEntrant(fact.payload, now, once),
)
