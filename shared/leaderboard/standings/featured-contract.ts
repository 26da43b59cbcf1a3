import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/** The top of the class in which the most people compete, of the seasons that are running. */
export const FeaturedBoard = z.object({
  seasonId: SeasonId,
  seasonName: z.string(),
  leagueName: z.string(),
  classKey: ClassKey,
  className: z.string(),
  competitors: z.int(),
  rows: z.array(z.object({ rank: z.int(), isTied: z.boolean(), name: z.string(), points: z.int() })),
})
export type FeaturedBoard = z.infer<typeof FeaturedBoard>

export const getFeaturedBoard = route({
  name: 'getFeaturedBoard',
  method: 'GET',
  path: '/api/leagues/leaderboard/featured',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The first five of the largest class of a running season; nothing where no one is ranked',
  response: z.object({ board: z.optional(FeaturedBoard) }),
})
