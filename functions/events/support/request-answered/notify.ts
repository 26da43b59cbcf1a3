import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { notifyRequester } from '#core/support/support-requests/tell-of-request.ts'

export const handler = consumer(facts, 'request.answered', 'notify', ({ fact, now, once }) =>
  notifyRequester(fact.payload, now, once),
)
