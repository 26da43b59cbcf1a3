import { facts } from '#core/competitions/competitions/facts.ts'
import { tellOfOfficial } from '#core/competitions/competitions/tell-of-results.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'class.verified', 'tell-entrants', ({ fact, now, onceFor }) =>
  tellOfOfficial(fact.payload, onceFor, now),
)
