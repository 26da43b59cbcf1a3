import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/teams/facts.ts'
import { tellOfLeaving } from '#core/teams/tell-of-leaving.ts'

export const handler = consumer(facts, 'team.left', 'notify', ({ fact, now, once }) =>
  tellOfLeaving(fact.payload, now, once),
)
