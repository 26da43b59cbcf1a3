import type { ResultsPolicy } from '#shared/events/events/results-policy.ts'
import type { ClassState } from './competition-class.ts'

/**
 * Returns what everyone sees of a class: scores, places alone, or nothing. Once it is signed, all of it is
 * public; a void class shows nothing.
 */
export function boardShows(
  { board }: Pick<ResultsPolicy, 'board'>,
  state: ClassState,
): 'scores' | 'places' | 'nothing' {
  if (state === 'planned' || state === 'void') return 'nothing'
  if (state === 'final' || state === 'verified' || board === 'all') return 'scores'
  return board === 'places' ? 'places' : 'nothing'
}
