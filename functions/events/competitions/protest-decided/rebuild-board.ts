import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { facts } from '#core/competitions/protests/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'protest.decided', 'rebuild-board', ({ fact, now }) =>
  rebuildBoard(fact.payload, now),
)
