import { tellOfRedraw } from '#core/competitions/brackets/tell-of-redraw.ts'
import { facts } from '#core/competitions/competitions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'class.scored', 'tell-of-redraw', ({ fact, now }) =>
  tellOfRedraw(fact.payload, now),
)
