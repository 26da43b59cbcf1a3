import { rebuildBoard } from '#core/competitions/rebuild-board.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/protests/facts.ts'

export const handler = consumer(facts, 'protest.decided', 'rebuild-board', ({ fact, now }) =>
  rebuildBoard(fact.payload, now),
)
