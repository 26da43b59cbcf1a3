import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { facts } from '#core/leaderboard/records/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'

/** No `once`: the post has an id that follows from the fact. */
export const handler = consumer(facts, 'record.set', 'post', ({ fact }) => {
  const { userId, className, score, isClassRecord } = fact.payload
  return postOfFact(fact, userId, () => ({
    type: 'record_set',
    title: isClassRecord
      ? `Set the class record of ${className}: ${score}`
      : `Set a personal best in ${className}: ${score}`,
    about: { type: 'competitor', id: userId, href: competitorPath(userId) },
  }))
})
