import * as z from 'zod/mini'
import { EventCard } from '#shared/events/events/contract.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { EventSeason, SeasonId } from '#shared/rules/seasons/event-season.ts'

/** An event of a season that is over, and who won there. */
export const FinishedShow = z.object({
  ...z.pick(EventCard, { id: true, title: true, city: true, state: true, startsOn: true, phase: true }).shape,
  multiplier: EventSeason.shape.multiplier,
  /** The number of classes that people entered. */
  classes: z.int(),
  /** First place of the class with the most entries, once it is verified. Two who share it are both named. */
  winner: z.optional(
    z.object({ names: z.array(z.string()).check(z.maxLength(2)), className: z.string(), score: Score }),
  ),
})
export type FinishedShow = z.infer<typeof FinishedShow>

export const listFinishedShows = route({
  name: 'listFinishedShows',
  method: 'GET',
  path: '/api/leagues/seasons/:seasonId/finished-shows',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The public events of a season that are over, the latest first, each with a verified winner',
  params: z.strictObject({ seasonId: SeasonId }),
  query: z.strictObject({ ...pageQuery(20) }),
  response: Page(FinishedShow),
  errors: ['invalid_cursor'],
})
