import type * as z from 'zod/mini'
import type * as nouns from './facts-of-nouns.ts'

/** The facts a noun announces, in the past tense, with the data each carries: ids, never secrets. */
export type FactSchemas = Readonly<Record<string, z.ZodMiniType>>

type Nouns = typeof nouns
type Both<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void
  ? All
  : never
type Facts = Both<Nouns[keyof Nouns]>

export type FactName = keyof Facts & string
export type FactPayload<N extends FactName> = Facts[N] extends z.ZodMiniType ? z.infer<Facts[N]> : never

/** The id is the fact's own, so however often it is published, consumers recognize it. */
export type Fact<N extends FactName = FactName> = { id: string; name: N; at: string; payload: FactPayload<N> }
