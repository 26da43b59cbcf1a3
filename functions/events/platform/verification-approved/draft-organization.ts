import { draftForBusiness } from '#core/organizations/organizations/draft-for-business.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/verifications/facts.ts'

/** No `once`: the draft has an id that follows from the fact. */
export const handler = consumer(facts, 'verification.approved', 'draft-organization', ({ fact, now }) =>
  draftForBusiness(fact, fact.payload.userId, now),
)
