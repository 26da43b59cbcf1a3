import { facts } from '#core/community/teams/facts.ts'
import { notifyOfInvite } from '#core/community/teams/tell-of-invite.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'team.invited', 'notify-member', ({ fact, now, once }) =>
  notifyOfInvite(fact.payload, now, once),
)
