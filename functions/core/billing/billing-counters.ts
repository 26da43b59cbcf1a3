import * as z from 'zod/mini'
import { addTo } from '#core/db/add-to.ts'
import { commit } from '#core/db/commit.ts'
import { entity } from '#core/db/entity.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'

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

/** What a row adds to the figures, by counter. */
export type Contribution = {
  partition: CounterKey['partition']
  counts: Record<string, number>
  /** When nobody looks at these figures any more, nor at what was counted for them. */
  expiresAt?: string
}

/** What a row was counted as, and when: a change that is delivered twice or late counts once. It names nobody. */
export const countedRows = entity({
  name: 'counted-row',
  erasure: 'impersonal',
  schema: z.object({
    id: z.string(),
    counts: z.record(z.string(), z.int()),
    expiresAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ id }: { id: string }) => ({ pk: `COUNTED#${id}`, sk: 'COUNTED' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

/** Brings the figures in line with a row as it is at a version of it. */
export function recount(
  id: string,
  version: number,
  { partition, counts, expiresAt }: Contribution,
): Promise<void> {
  const until = expiresAt && { expiresAt }
  return untilUnchanged(async () => {
    const counted = await countedRows.get({ id }, { consistent: true })
    if (counted && counted.version >= version) return
    const changes = differences(counted?.counts ?? {}, counts)
    if (!counted && changes.length === 0) return
    await commit(
      countedRows.put(
        { id, counts, version, ...until },
        counted ? { version: counted.version } : { absent: true },
      ),
      ...changes.map(([name, count]) =>
        addTo(billingCounters, { partition, name, count, version: 1, ...until }, 'count'),
      ),
    )
  })
}

function differences(before: Record<string, number>, after: Record<string, number>): [string, number][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .map((name): [string, number] => [name, (after[name] ?? 0) - (before[name] ?? 0)])
    .filter(([, by]) => by !== 0)
}
