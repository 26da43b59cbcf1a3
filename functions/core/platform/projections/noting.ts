import type { RowChange } from './row.ts'

/** Notes outside of the table what a change of one kind of item means. May be repeated, and may come late. */
export type Noting = { of: string; note: (change: RowChange) => Promise<void> }
