import type { Standing } from './standing.ts'

/**
 * Returns the number of ranks the latest event moved a competitor: up is above zero. Undefined for those who
 * are new.
 */
export function movedOf({ history }: Pick<Standing, 'history'>): number | undefined {
  const [before, after] = history.slice(-2)
  return before && after ? before.rank - after.rank : undefined
}
