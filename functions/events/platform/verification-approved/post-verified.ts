import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/verifications/facts.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'verification.approved', 'post-verified', ({ fact }) =>
  postOfFact(fact, fact.payload.userId, () => ({
    type: 'business_verified',
    title: 'Is now a verified business',
  })),
)
