import { facts } from '#core/community/teams/facts.ts'
import { mailOfInvite } from '#core/community/teams/tell-of-invite.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'team.invited', 'mail-member', ({ fact, now, once }) =>
  mailOfInvite(fact.payload, now, once),
)
