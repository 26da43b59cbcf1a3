import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/webhooks/facts.ts'
import { processEvent } from '#core/webhooks/process-event.ts'

export const handler = consumer(facts, 'webhook.received', 'process', ({ fact, now, once }) =>
  processEvent(fact.payload, now, once),
)
