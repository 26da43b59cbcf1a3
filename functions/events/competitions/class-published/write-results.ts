import { writeClassResults } from '#core/competitions/competition-results/write-class-results.ts'
import { facts } from '#core/competitions/competitions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'class.published', 'write-results', (delivery) =>
  writeClassResults(delivery.fact.payload, () => delivery.once, delivery.now),
)
