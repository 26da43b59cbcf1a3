import * as z from 'zod/mini'

/** What everyone reads about a season after something in it has changed. */
export const SeasonNote = z.object({
  at: z.iso.datetime(),
  reason: z.string(),
  /** Missing on notes from before: the rules changed. */
  kind: z.optional(z.enum(['rules', 'opened', 'corrected'])),
  /** The rules that changed, or the class and the event that were corrected. */
  what: z.optional(z.string()),
  /** A correction that came after the season had closed. */
  isLate: z.optional(z.boolean()),
  /** Names the correction, so that it is noted once. */
  of: z.optional(z.string()),
})
export type SeasonNote = z.infer<typeof SeasonNote>

const mostNotes = 100

/** The notes with one more; the oldest go where there are very many. */
export const withNote = (notes: readonly SeasonNote[], note: SeasonNote): SeasonNote[] =>
  [...notes, note].slice(-mostNotes)

/** A note in words. */
export function noteWords({ reason, kind = 'rules', what, isLate }: SeasonNote): string {
  if (kind === 'opened') return `This season was opened again: ${reason}`
  if (kind === 'corrected')
    return `${what} was corrected: ${reason}${isLate ? ' It does not count until the season is opened again.' : ''}`
  return `The rules of this season changed${what ? ` (${what})` : ''}: ${reason}`
}
