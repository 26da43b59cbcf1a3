import { facts } from '#core/leaderboard/points/facts.ts'
import { rankClass } from '#core/leaderboard/standings/rank-class.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: standings follow from the ledger as it is now. */
export const handler = consumer(facts, 'points.written', 'rank-class', ({ fact }) => rankClass(fact.payload))
