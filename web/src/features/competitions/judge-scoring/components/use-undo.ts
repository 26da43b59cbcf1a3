import type { ClassOf, ScoringItem } from '../offline/scoring-item.ts'
import type { Scoring } from './use-scoring.ts'

/** What was done last in a class on this device, and the way to take it back before it is sent. */
export function useUndo(
  { store, state }: Scoring,
  { classKey }: ClassOf,
): { last: ScoringItem | undefined; undo: () => void } {
  const last = state.queue.findLast(
    (item) => item.state === 'waiting' && item.heldUntil !== undefined && item.classKey === classKey,
  )
  return {
    last,
    undo: () => {
      if (last) void store.takeBack(last.id)
    },
  }
}
