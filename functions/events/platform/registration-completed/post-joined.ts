import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'registration.completed', 'post-joined', ({ fact }) =>
  postOfFact(fact, fact.payload.userId, () => ({ type: 'joined', title: 'Joined Boxrise' })),
)
