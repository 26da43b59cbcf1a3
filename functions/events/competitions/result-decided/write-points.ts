import { facts } from '#core/competitions/competition-results/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { writePointsOfResult } from '#core/points/write-points-of-result.ts'

/** No `once`: what is written follows from the result and the ledger as they are now. */
export const handler = consumer(facts, 'result.decided', 'write-points', ({ fact, now }) => {
  const { resultId, was } = fact.payload
  return writePointsOfResult(resultId, was, now)
})
