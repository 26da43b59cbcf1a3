import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/teams/facts.ts'
import { tellOfJoining } from '#core/teams/tell-of-joining.ts'

export const handler = consumer(facts, 'team.joined', 'notify', ({ fact, now, once }) =>
  tellOfJoining(fact.payload, now, once),
)
