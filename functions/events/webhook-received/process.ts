import { consumer } from '#core/facts/consumer.ts'
import { processEvent } from '#core/webhooks/process-event.ts'

export const handler = consumer('webhook.received', 'process', ({ fact, now, once }) =>
  processEvent(fact.payload, now, once),
)
