import type { Standing } from './standing.ts'

/** By how many ranks the latest event moved someone: up is above zero. Undefined for those who are new. */
export function movedOf({ history }: Pick<Standing, 'history'>): number | undefined {
  const [before, after] = history.slice(-2)
  return before && after ? before.rank - after.rank : undefined
}
