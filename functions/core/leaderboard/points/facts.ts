import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { Season } from '#shared/rules/seasons/season.ts'

/** What the table of a season is made by. */
export const ClosedSeason = z.pick(Season, {
  id: true,
  startsOn: true,
  rulebook: true,
  bestN: true,
  minEvents: true,
  ties: true,
  status: true,
  closedAt: true,
})
export type ClosedSeason = z.infer<typeof ClosedSeason>

export const facts = {
  /** The ledger of a class in a season may have other lines: its standings are made again from it. */
  'points.written': z.object({ seasonId: SeasonId, classKey: ClassKey }),
  /** The points table of a season, or the way its standings are made, has changed. */
  'points.revalued': z.object({
    seasonId: SeasonId,
    why: z.string(),
    /** The season as it was before it was opened again: the table of this closing stays readable. */
    closed: z.optional(z.object({ ...ClosedSeason.shape, number: z.int() })),
  }),
} satisfies FactSchemas
