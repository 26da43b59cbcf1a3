import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/** A line of the top of a season. */
export const TopRow = z.object({
  competitorId: UserId,
  name: z.string(),
  /** Set if the member shows their picture. */
  pictureUrl: z.optional(z.string()),
  rank: z.int(),
  isTied: z.boolean(),
  points: z.int(),
})
export type TopRow = z.infer<typeof TopRow>

const RankedClass = z.object({ classKey: ClassKey, name: z.string(), competitors: z.int() })

export const getSeasonTop = route({
  name: 'getSeasonTop',
  method: 'GET',
  path: '/api/leagues/leaderboard/:seasonId/top',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The first five of the largest class of a season, and the classes that have standings',
  params: z.strictObject({ seasonId: SeasonId }),
  response: z.object({
    classes: z.array(RankedClass),
    /** Missing while no one is ranked. */
    top: z.optional(z.object({ ...RankedClass.shape, rows: z.array(TopRow) })),
  }),
  errors: ['season_not_found'],
})
export type SeasonTop = z.infer<typeof getSeasonTop.response>
