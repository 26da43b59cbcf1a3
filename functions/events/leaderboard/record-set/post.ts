import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { facts } from '#core/leaderboard/records/facts.ts'
import { recordPost } from '#core/leaderboard/records/record-post.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'record.set', 'post', ({ fact }) =>
  postOfFact(fact, fact.payload.userId, () => recordPost(fact.payload)),
)
