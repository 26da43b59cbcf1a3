import { facts } from '#core/competitions/competition-results/facts.ts'
import { postResults } from '#core/competitions/competition-results/post-results.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: the posts follow from the class as it is now, and each has an id that follows from its result. */
export const handler = consumer(facts, 'results.written', 'post-results', ({ fact }) =>
  postResults({ eventId: fact.payload.eventId, classKey: fact.payload.classKey }),
)
