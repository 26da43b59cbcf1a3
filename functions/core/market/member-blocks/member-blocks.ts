import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { blockRefusal } from '#shared/market/member-blocks/block-refusal.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const blocksOf = (userId: string) => `BLOCKED#${userId}`

/** Who blocks whom; only the one who blocks reads of it. `gsi1` lists who blocks a member, for when that one leaves. */
export const memberBlocks = entity({
  name: 'member-block',
  erasure: 'by its noun',
  schema: z.object({ by: UserId, of: UserId, at: z.iso.datetime(), version: z.int() }),
  key: ({ by, of }: { by: string; of: string }) => ({ pk: `BLOCK#${by}`, sk: of }),
  gsi1: ({ by, of }) => ({ pk: blocksOf(of), sk: by }),
})

/** Refuses what two members do together once one of them blocks the other: commit it with what they do. */
export const unblocked = (one: string, other: string): Write[] => [
  memberBlocks.check({ by: one, of: other }, { absent: true }, blockRefusal.blocked),
  memberBlocks.check({ by: other, of: one }, { absent: true }, blockRefusal.blocked),
]
