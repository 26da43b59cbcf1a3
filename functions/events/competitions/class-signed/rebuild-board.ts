import { facts } from '#core/competitions/competitions/facts.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'class.signed', 'rebuild-board', ({ fact, now }) =>
  rebuildBoard(fact.payload, now),
)
