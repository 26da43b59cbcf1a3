import { tellOfDrop } from '#core/market/favorites/tell-favorites.ts'
import { facts } from '#core/market/market-items/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'item.price_dropped', 'tell-favorites', ({ fact, now, onceFor }) =>
  tellOfDrop(fact.payload, now, onceFor),
)
