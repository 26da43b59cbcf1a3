import { facts } from '#core/market/market-items/facts.ts'
import { tellOfReservation } from '#core/market/market-items/tell-of-reservation.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'item.reserved', 'notify', ({ fact, now, once }) =>
  tellOfReservation(fact.payload, now, once),
)
