import { tellOfFree } from '#core/market/favorites/tell-favorites.ts'
import { facts } from '#core/market/market-items/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'item.released', 'tell-favorites', ({ fact, now, onceFor }) =>
  tellOfFree(fact.payload, now, onceFor),
)
