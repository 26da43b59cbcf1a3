import { facts } from '#core/market/sales/facts.ts'
import { raiseFrequent } from '#core/market/sales/raise-frequent.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'sale.answered', 'raise-case', async ({ fact, now, once }) => {
  if (fact.payload.isFrequent) await raiseFrequent(fact.payload.saleId, now, once)
})
