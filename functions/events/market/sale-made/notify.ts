import { facts } from '#core/market/sales/facts.ts'
import { notifyOfSale } from '#core/market/sales/tell-of-sale.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'sale.made', 'notify', ({ fact, now, once }) =>
  notifyOfSale(fact.payload.saleId, now, once),
)
