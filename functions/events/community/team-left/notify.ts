import { facts } from '#core/community/teams/facts.ts'
import { tellOfLeaving } from '#core/community/teams/tell-of-leaving.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'team.left', 'notify', ({ fact, now, once }) =>
  tellOfLeaving(fact.payload, now, once),
)
