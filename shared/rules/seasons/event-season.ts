import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { Multiplier } from '#shared/rules/seasons/points-table.ts'

export const SeasonId = idSchema('sea')

/** The season that the points of an event count for: an event may count in up to three. */
export const EventSeason = z.strictObject({
  seasonId: SeasonId,
  multiplier: Multiplier,
  rulebook: RulebookPin,
})
export type EventSeason = z.infer<typeof EventSeason>
