import { facts } from '#core/organizations/organizations/facts.ts'
import { notifyOfInvite } from '#core/organizations/organizations/tell-of-invite.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'organization.invited', 'notify-member', ({ fact, now, once }) =>
  notifyOfInvite(fact.payload, now, once),
)
