import type { RowChange } from './row.ts'

/** A change, with how the item is by now: what was delivered late must not undo what later changes have done. */
export type CountedChange = RowChange & { current: () => Promise<RowChange['after']> }

/** The table stream’s projections of one kind of item. */
export type Counting = {
  of: string
  /** May be repeated, and may come late. */
  recount: (change: CountedChange) => Promise<void>
  /** Rows from before there was this count come into it once, when the rules of derived rows change. */
  countsOldRows?: true
}
