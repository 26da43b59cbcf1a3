import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/teams/facts.ts'
import { notifyOfInvite } from '#core/teams/tell-of-invite.ts'

export const handler = consumer(facts, 'team.invited', 'notify-member', ({ fact, now, once }) =>
  notifyOfInvite(fact.payload, now, once),
)
