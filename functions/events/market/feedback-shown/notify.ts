import { facts } from '#core/market/sales/facts.ts'
import { notifyOfFeedback } from '#core/market/sales/tell-of-sale.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'feedback.shown', 'notify', ({ fact, now, once }) =>
  notifyOfFeedback(fact.payload.feedbackId, now, once),
)
