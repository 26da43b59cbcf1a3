import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/teams/facts.ts'
import { mailOfInvite } from '#core/teams/tell-of-invite.ts'

export const handler = consumer(facts, 'team.invited', 'mail-member', ({ fact, now, once }) =>
  mailOfInvite(fact.payload, now, once),
)
