import { facts } from '#core/community/teams/facts.ts'
import { tellOwnerOfRequest } from '#core/community/teams/tell-of-request.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'team.requested', 'notify-owner', ({ fact, now, once }) =>
  tellOwnerOfRequest(fact.payload, now, once),
)
