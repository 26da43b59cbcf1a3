import { facts } from '#core/billing/webhooks/facts.ts'
import { processEvent } from '#core/billing/webhooks/process-event.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'webhook.received', 'process', ({ fact, now, once }) =>
  processEvent(fact.payload, now, once),
)
