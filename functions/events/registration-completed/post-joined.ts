import { consumer } from '#core/facts/consumer.ts'
import { postOfFact } from '#core/feed/post-of-fact.ts'
import { facts } from '#core/users/facts.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'registration.completed', 'post-joined', ({ fact }) =>
  postOfFact(fact, fact.payload.userId, () => ({ type: 'joined', title: 'Joined Boxrise' })),
)
