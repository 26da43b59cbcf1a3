import type { AnyNounInfra, ConsumerInfra } from '../noun-infra.ts'
import * as nouns from '../nouns.ts'
import { withHold } from './with-hold.ts'

export type BackgroundConsumer = ConsumerInfra & { noun: string }

/** The consumers of all nouns. */
export const consumers: Readonly<Record<string, BackgroundConsumer>> = Object.fromEntries(
  Object.entries<AnyNounInfra>(nouns).flatMap(([noun, { consumers = {} }]) =>
    Object.entries(consumers).map(([name, infra]) => [name, { ...withHold(infra), noun }]),
  ),
)
