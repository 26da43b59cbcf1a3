import { facts } from '#core/competitions/protests/facts.ts'
import { tellEntrant } from '#core/competitions/protests/tell-of-protest.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'protest.decided', 'tell-entrant', ({ fact, now, once }) =>
  tellEntrant(fact.payload, now, once),
)
