import { facts } from '#core/community/teams/facts.ts'
import { tellOfJoining } from '#core/community/teams/tell-of-joining.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'team.joined', 'notify', ({ fact, now, once }) =>
  tellOfJoining(fact.payload, now, once),
)
