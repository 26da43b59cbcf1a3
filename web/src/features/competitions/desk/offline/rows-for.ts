import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { matchesDeskSearch } from '#shared/competitions/desk/matches-desk-search.ts'

/** Returns the rows that match the typed text, by number. */
export const rowsFor = (rows: readonly RosterRow[], q: string): RosterRow[] =>
  rows.filter((row) => matchesDeskSearch(row, q)).sort(byNumber)

export const byNumber = (one: RosterRow, other: RosterRow): number =>
  (one.number ?? 1000) - (other.number ?? 1000) || one.name.localeCompare(other.name)
