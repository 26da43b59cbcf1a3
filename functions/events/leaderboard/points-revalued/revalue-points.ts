import { facts } from '#core/leaderboard/points/facts.ts'
import { revaluePoints } from '#core/leaderboard/points/revalue-points.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is written follows from the season and its ledger as they are now. */
export const handler = consumer(facts, 'points.revalued', 'revalue-points', ({ fact, now }) =>
  revaluePoints(fact.payload.seasonId, fact.payload.why, now),
)
