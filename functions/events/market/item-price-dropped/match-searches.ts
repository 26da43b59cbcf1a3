import { facts } from '#core/market/market-items/facts.ts'
import { beginMatching } from '#core/market/saved-searches/match-searches.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'item.price_dropped', 'match-searches', ({ fact, now, once }) =>
  beginMatching(fact.payload.itemId, 'dropped', now, once),
)
