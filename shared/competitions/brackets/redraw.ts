import * as z from 'zod/mini'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { Match } from './bracket.ts'

/** What drawing a bracket again would change, after a qualifying score was corrected. */
export const Redraw = z.object({
  /** Those who qualify now and were not drawn. */
  comes: z.array(EntryId),
  /** Those who were drawn and no longer qualify. */
  leaves: z.array(EntryId),
  /** The first round as it would be. */
  pairs: z.array(z.object({ ...Match.shape, isNew: z.boolean() })),
  /** How many matches that ran would have to be run again. */
  lost: z.int(),
})
export type Redraw = z.infer<typeof Redraw>
