import { facts } from '#core/competitions/protests/facts.ts'
import { notifyDeciders } from '#core/competitions/protests/tell-of-protest.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'protest.filed', 'notify-deciders', ({ fact, now, once }) =>
  notifyDeciders(fact.payload, now, once),
)
