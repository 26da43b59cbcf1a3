import { facts } from '#core/competitions/competition-results/facts.ts'
import { writePointsOfResult } from '#core/leaderboard/points/write-points-of-result.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is written follows from the result and the ledger as they are now. */
export const handler = consumer(facts, 'result.placed', 'write-points', ({ fact, now }) =>
  writePointsOfResult(fact.payload.resultId, undefined, now),
)
