import type { Board } from './board.ts'

/** A board on which these entries are those of a former member. */
export function withoutNames(board: Board, entryIds: ReadonlySet<string>): Board {
  const hide = <T extends { entryId: string; name: string }>(one: T): T =>
    entryIds.has(one.entryId) ? { ...one, name: 'Former member' } : one
  return {
    ...board,
    rows: board.rows.map((row) => {
      const { profilePath: _, ...rest } = row
      return entryIds.has(row.entryId) ? hide(rest) : row
    }),
    ...(board.best && { best: hide(board.best) }),
    latest: board.latest.map(hide),
    next: board.next.map(hide),
  }
}
