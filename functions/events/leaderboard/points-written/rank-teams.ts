import { facts } from '#core/leaderboard/points/facts.ts'
import { rankTeams } from '#core/leaderboard/standings/rank-teams.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: standings follow from the ledger as it is now. */
export const handler = consumer(facts, 'points.written', 'rank-teams', ({ fact }) =>
  rankTeams(fact.payload.seasonId),
)
