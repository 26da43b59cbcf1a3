import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/points/facts.ts'
import { rankTeams } from '#core/standings/rank-teams.ts'

/** No `once`: standings follow from the ledger as it is now. */
export const handler = consumer(facts, 'points.written', 'rank-teams', ({ fact }) =>
  rankTeams(fact.payload.seasonId),
)
