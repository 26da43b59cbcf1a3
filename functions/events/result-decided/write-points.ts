import { facts } from '#core/competition-results/facts.ts'
import { consumer } from '#core/facts/consumer.ts'
import { writeReportedPoints } from '#core/points/write-reported-points.ts'

/** No `once`: what is written follows from the result and the ledger as they are now. */
export const handler = consumer(facts, 'result.decided', 'write-points', async ({ fact, now }) => {
  const { resultId, was } = fact.payload
  await writeReportedPoints(resultId, was, now)
})
