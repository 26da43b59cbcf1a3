import { facts } from '#core/market/sales/facts.ts'
import { notifyOfAnswer } from '#core/market/sales/tell-of-sale.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'sale.answered', 'notify', ({ fact, now, once }) =>
  notifyOfAnswer(fact.payload.saleId, now, once),
)
