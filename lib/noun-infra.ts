import type { FactName } from '#core/platform/facts/facts.ts'
import type { routesOfNouns } from '#shared/routes-of-nouns.ts'
import type { FunctionInfra } from './function-infra.ts'

/** The trigger of a consumer: one of our facts, or an event that an AWS service puts on its bus. */
export type ConsumerSource = { fact: FactName } | { service: 'aws.ses'; detailTypes: readonly string[] }

export type ConsumerInfra = FunctionInfra & { on: ConsumerSource }

/** A function whose file is named for it. */
type NamedInfra = Omit<FunctionInfra, 'entry'>

type Nouns = typeof routesOfNouns

type Consumers = Readonly<Record<string, ConsumerInfra>>
type Jobs = Readonly<Record<string, NamedInfra & { schedule: string }>>

/** The background work: one consumer per effect, and jobs by operators’ names. */
type BackgroundInfra = { consumers?: Consumers; jobs?: Jobs }

export type AnyNounInfra = BackgroundInfra & { routes?: Readonly<Record<string, NamedInfra>> }

/**
 * The cloud needs of one noun’s functions: each of its routes beyond what its contract already brings
 * (`pipelineGrants`), its consumers of facts, and its jobs with their schedule in UTC. A route that is missing here does
 * not compile.
 */
export type NounInfra<Noun extends keyof Nouns = never> = BackgroundInfra &
  ([Noun] extends [never] ? { routes?: never } : { routes: Record<keyof Nouns[Noun], NamedInfra> })
