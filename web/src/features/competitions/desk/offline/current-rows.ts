import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { enteredVehicles } from '#shared/events/registrations/entered-vehicles.ts'
import { rowWith } from './gate-verdict.ts'
import type { QueueItem, WalkInItem } from './queue-item.ts'

/** A walk-in as a row of the list: the number and the code come from the server. */
export function walkInRow({ registrationId: id, name, form, dueCents }: WalkInItem): RosterRow {
  const entries = form.entries.map((entry) => ({ ...entry, status: 'in' as const }))
  return {
    id,
    name,
    code: '',
    classKeys: form.entries.map(({ classKey }) => classKey),
    ...enteredVehicles({ entries }),
    dueCents,
    status: 'confirmed',
  }
}

type Known = { rows: readonly RosterRow[]; queue: readonly QueueItem[] }

/** The list with the walk-ins whom the server has not entered. One that it refused is not on it. */
export const rowsWithWalkIns = ({ rows, queue }: Known): RosterRow[] => [
  ...rows,
  ...queue.flatMap((item) => (item.kind === 'walk_in' && item.state === 'waiting' ? [walkInRow(item)] : [])),
]

/** The same with all that was done on this device since. */
export const currentRows = (known: Known): RosterRow[] =>
  rowsWithWalkIns(known).map((row) => rowWith(row, known.queue))

/** How many of those with a place are in. People who were let in without one are no part of it. */
export function countedIn(rows: readonly RosterRow[]): { inside: number; expected: number; others: number } {
  const isIn = ({ checkedInAt }: RosterRow) => checkedInAt !== undefined
  const expected = rows.filter(({ status }) => status === 'confirmed')
  const inside = expected.filter(isIn).length
  return { inside, expected: expected.length, others: rows.filter(isIn).length - inside }
}
