import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { FeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'

/** The board of the home page, as it is stored; without one where no one is ranked. */
const StoredBoard = z.object({
  board: z.optional(FeaturedBoard),
  /** The people on it, whose names may change. */
  competitorIds: z.array(z.string()),
  version: z.int(),
})
export type StoredBoard = z.infer<typeof StoredBoard>

export const featuredBoards = entity({
  name: 'featured-board',
  erasure: 'by the stream',
  packed: true,
  schema: StoredBoard,
  key: (_: object) => ({ pk: 'FEATURED_BOARD', sk: 'BOARD' }),
})
