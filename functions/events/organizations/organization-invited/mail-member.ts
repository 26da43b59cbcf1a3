import { facts } from '#core/organizations/organizations/facts.ts'
import { mailOfInvite } from '#core/organizations/organizations/tell-of-invite.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'organization.invited', 'mail-member', ({ fact, now, once }) =>
  mailOfInvite(fact.payload, now, once),
)
