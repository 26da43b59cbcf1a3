import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/teams/facts.ts'
import { tellOwnerOfRequest } from '#core/teams/tell-of-request.ts'

export const handler = consumer(facts, 'team.requested', 'notify-owner', ({ fact, now, once }) =>
  tellOwnerOfRequest(fact.payload, now, once),
)
