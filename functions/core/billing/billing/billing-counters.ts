import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { recount } from '#core/platform/projections/recount.ts'

const CounterKey = z.object({ partition: z.enum(['BILLING_COUNTS', 'WEBHOOK_COUNTS']), name: z.string() })
type CounterKey = z.infer<typeof CounterKey>

/** Figures that screens show, each a sum that is kept as rows change, never by counting them. */
export const billingCounters = entity({
  name: 'billing-counter',
  erasure: 'impersonal',
  schema: z.object({
    ...CounterKey.shape,
    count: z.int(),
    expiresAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ partition, name }: CounterKey) => ({ pk: partition, sk: name }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

/** The amounts a row adds to the figures, by counter. */
export type Contribution = {
  counts: Record<string, number>
  /** The time when these figures, or the record of what was counted for them, are no longer needed. */
  expiresAt?: string
}

const CountedRow = z.object({
  id: z.string(),
  counts: z.record(z.string(), z.int()),
  expiresAt: z.optional(z.iso.datetime()),
  version: z.int(),
})

/**
 * Records how and when a row was counted, so that a change delivered twice or late counts once. It names no
 * one.
 */
export const countedRows = entity({
  name: 'counted-row',
  erasure: 'impersonal',
  schema: CountedRow,
  key: ({ id }: { id: string }) => ({ pk: `COUNTED#${id}`, sk: 'COUNTED' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

type CountedRow = z.infer<typeof CountedRow>

const figuresIn = (partition: CounterKey['partition']) => ({
  marks: countedRows,
  counters: billingCounters,
  adds: ({ counts, expiresAt }: CountedRow) =>
    Object.entries(counts).map(([name, count]) => ({
      partition,
      name,
      count,
      version: 1,
      ...(expiresAt && { expiresAt }),
    })),
})

/**
 * Brings the figures of a partition in line with a row as it is at a version of it. A row that only a migration has
 * rewritten keeps its version, and may count for more than before.
 */
export const recountRow = (
  partition: CounterKey['partition'],
  { id, version }: { id: string; version: number },
  { counts, expiresAt }: Contribution,
): Promise<void> =>
  recount(figuresIn(partition), { id }, async (counted) =>
    counted &&
    (counted.version > version || (counted.version === version && isDeepStrictEqual(counted.counts, counts)))
      ? undefined
      : { mark: { id, counts, version, ...(expiresAt && { expiresAt }) } },
  )
