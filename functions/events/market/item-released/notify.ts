import { facts } from '#core/market/market-items/facts.ts'
import { tellOfRelease } from '#core/market/market-items/tell-of-reservation.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'item.released', 'notify', ({ fact, now, once }) =>
  tellOfRelease(fact.payload, now, once),
)
