import { facts } from '#core/competitions/competitions/facts.ts'
import { tellOfProvisional } from '#core/competitions/competitions/tell-of-results.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'class.published', 'tell-entrants', ({ fact, now, onceFor }) =>
  tellOfProvisional(fact.payload, onceFor, now),
)
