import type { RunOrderBy } from './competition-class.ts'
import { drawn } from './drawn.ts'

type Ordered = { entryId: string; number?: number | undefined; enteredAt: string }

const last = 1000

/** The order in which entries run. The same entries and the same seed give the same order, however they arrive. */
export function runOrder(entries: readonly Ordered[], by: Exclude<RunOrderBy, 'hand'>, seed = ''): string[] {
  const byId = entries.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1))
  if (by === 'draw') return drawn(byId, seed).map(({ entryId }) => entryId)
  const key = (one: Ordered) =>
    by === 'number' ? (one.number ?? last).toString().padStart(4, '0') : one.enteredAt
  return byId.toSorted((a, b) => key(a).localeCompare(key(b), 'en-US')).map(({ entryId }) => entryId)
}

/** The order after an entry has come late: those who are not in it run at the end, those who are gone do not run. */
export const keptOrder = (order: readonly string[], entryIds: readonly string[]): string[] => [
  ...order.filter((entryId) => entryIds.includes(entryId)),
  ...entryIds.filter((entryId) => !order.includes(entryId)),
]

/** The order with one entry moved to its end. */
export const movedToEnd = (order: readonly string[], entryId: string): string[] => [
  ...order.filter((one) => one !== entryId),
  ...order.filter((one) => one === entryId),
]
