import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

export const facts = {
  /** The ledger of a class in a season may have other lines: its standings are made again from it. */
  'points.written': z.object({ seasonId: SeasonId, classKey: ClassKey }),
  /** The points table of a season, or the way its standings are made, has changed. */
  'points.revalued': z.object({ seasonId: SeasonId, why: z.string() }),
} satisfies FactSchemas
