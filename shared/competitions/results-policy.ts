import * as z from 'zod/mini'
import type { ClassState } from './competition-class.ts'

/** How long people may protest, and what the public board shows before places are signed. */
export const ResultsPolicy = z.strictObject({
  protestMinutes: z._default(z.int().check(z.gte(0), z.lte(1440, 'Must be at most 1,440 minutes')), 30),
  board: z._default(z.enum(['all', 'places', 'hidden']), 'all'),
})
export type ResultsPolicy = z.infer<typeof ResultsPolicy>

/** What everyone sees of a class: scores, places alone, or nothing. Once it is signed, all of it is public; a void class shows nothing. */
export function boardShows(
  { board }: Pick<ResultsPolicy, 'board'>,
  state: ClassState,
): 'scores' | 'places' | 'nothing' {
  if (state === 'planned' || state === 'void') return 'nothing'
  if (state === 'final' || state === 'verified' || board === 'all') return 'scores'
  return board === 'places' ? 'places' : 'nothing'
}
