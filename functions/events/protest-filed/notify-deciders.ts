import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/protests/facts.ts'
import { notifyDeciders } from '#core/protests/tell-of-protest.ts'

export const handler = consumer(facts, 'protest.filed', 'notify-deciders', ({ fact, now, once }) =>
  notifyDeciders(fact.payload, now, once),
)
