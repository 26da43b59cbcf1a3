import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/points/facts.ts'
import { rankClass } from '#core/standings/rank-class.ts'

/** No `once`: standings follow from the ledger as it is now. */
export const handler = consumer(facts, 'points.written', 'rank-class', ({ fact }) => rankClass(fact.payload))
