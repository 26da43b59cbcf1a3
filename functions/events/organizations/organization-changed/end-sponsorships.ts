import { endOfSponsor } from '#core/ads/sponsorships/end-gone.ts'
import { facts } from '#core/organizations/organizations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** An organization that is not active sponsors no one. No `once`: what it is now decides, however often it is told. */
export const handler = consumer(facts, 'organization.changed', 'end-sponsorships', ({ fact, now }) =>
  endOfSponsor(fact.payload.organizationId, now),
)
