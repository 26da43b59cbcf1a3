import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { notifyOfAssignment } from '#core/support/support-requests/tell-of-request.ts'

export const handler = consumer(facts, 'request.assigned', 'notify', ({ fact, now, once }) =>
  notifyOfAssignment(fact.payload, now, once),
)
