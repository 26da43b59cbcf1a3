import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'

const pairKey = (one: string, other: string) => [one, other].toSorted().join('#')

/** When sales between two members were confirmed, whichever of them sold: which one counts is decided on this row. */
export const salePairs = entity({
  name: 'sale-pair',
  erasure: 'by its noun',
  schema: z.object({
    one: UserId,
    other: UserId,
    /** Within the 90 days before the last one. */
    confirmedAt: z.array(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ one, other }: { one: string; other: string }) => ({
    pk: `SALEPAIR#${pairKey(one, other)}`,
    sk: 'PAIR',
  }),
})
