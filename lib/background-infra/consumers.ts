import type { AnyNounInfra, ConsumerInfra } from '../noun-infra.ts'
import * as nouns from '../nouns.ts'
import { withHold } from './background-grants.ts'
import { bulkFacts } from './bulk-facts.ts'

export type BackgroundConsumer = ConsumerInfra & { noun: string }

const limits: ReadonlyMap<string, number> = new Map(Object.values(bulkFacts).flatMap(Object.entries<number>))

const withLimit = <Infra extends ConsumerInfra>(name: string, infra: Infra): Infra => {
  const reservedConcurrency = limits.get(name)
  return reservedConcurrency ? { ...infra, reservedConcurrency } : infra
}

/** The consumers of all nouns. */
export const consumers: Readonly<Record<string, BackgroundConsumer>> = Object.fromEntries(
  Object.entries<AnyNounInfra>(nouns).flatMap(([noun, { consumers = {} }]) =>
    Object.entries(consumers).map(([name, infra]) => [name, { ...withLimit(name, withHold(infra)), noun }]),
  ),
)
