import type { DeskView } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import type { DeskFilter } from './desk-api.ts'

const untimed: ReadonlySet<DeskView> = new Set<DeskView>(['waiting', 'unverified', 'solved', 'spam'])

/** Whether times run in the list: a search goes over all views. */
export const isTimed = ({ q, view }: Pick<DeskFilter, 'q' | 'view'>): boolean => !q && !untimed.has(view)

type Ordered = Pick<DeskRequestRow, 'dueAt' | 'lastMessageAt'>

/** The requests as they are due, late ones first; of two at one time, the one that waits longer. */
export const inDeskOrder = <Row extends Ordered>(
  rows: readonly Row[],
  filter: Pick<DeskFilter, 'q' | 'view'>,
): Row[] => (isTimed(filter) ? rows.toSorted(byDue) : [...rows])

function byDue(a: Ordered, b: Ordered): number {
  if (!a.dueAt || !b.dueAt) return Number(!a.dueAt) - Number(!b.dueAt)
  return a.dueAt.localeCompare(b.dueAt) || a.lastMessageAt.localeCompare(b.lastMessageAt)
}
