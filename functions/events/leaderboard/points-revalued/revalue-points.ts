import { facts } from '#core/leaderboard/points/facts.ts'
import { revaluePoints } from '#core/leaderboard/points/revalue-points.ts'
import { keepClosed } from '#core/leaderboard/standings/keep-closed.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is written follows from the season and its ledger as they are now. */
export const handler = consumer(facts, 'points.revalued', 'revalue-points', async ({ fact, now }) => {
  const { seasonId, why, closed } = fact.payload
  if (closed) await keepClosed(closed, closed.number)
  await revaluePoints(seasonId, why, now)
})
