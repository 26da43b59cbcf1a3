import { facts } from '#core/market/saved-searches/facts.ts'
import { matchPage } from '#core/market/saved-searches/match-searches.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'searches.page_begun', 'match', ({ fact, now, once }) =>
  matchPage(fact.payload, now, once),
)
