import { facts } from '#core/market/sales/facts.ts'
import { mailOfSale } from '#core/market/sales/tell-of-sale.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'sale.made', 'mail', ({ fact, now, once }) =>
  mailOfSale(fact.payload.saleId, now, once),
)
