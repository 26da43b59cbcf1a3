import type { RouteGroup } from '#lib/route-groups.ts'
import type { AnyNounInfra, ConsumerInfra } from '../noun-infra.ts'
import * as nouns from '../nouns.ts'

export type BackgroundConsumer = ConsumerInfra & { group: RouteGroup }

/** The consumers of all nouns, each with the group of its stack. */
export const consumers: Readonly<Record<string, BackgroundConsumer>> = Object.fromEntries(
  Object.values<AnyNounInfra>(nouns).flatMap(({ group, consumers = {} }) =>
    Object.entries(consumers).map(([name, infra]) => [name, { ...infra, group } as BackgroundConsumer]),
  ),
)
