import { facts } from '#core/directory/organization-claims/facts.ts'
import { tellOfContest } from '#core/directory/organization-claims/tell-of-contest.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'claim.contested', 'tell-owners', ({ fact, now, once }) =>
  tellOfContest(fact.payload.claimId, now, once),
)
