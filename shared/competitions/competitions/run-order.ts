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

/**
 * The order that someone chose by hand; undefined where it does not name every entry, each once. Those who are out by a
 * violation may be missing: they keep the place that they had.
 */
export function chosenOrder<T extends string>(
  chosen: readonly T[],
  before: readonly T[],
  out: readonly string[],
): T[] | undefined {
  const missing = before.filter((entryId) => !chosen.includes(entryId))
  const isWhole =
    new Set(chosen).size === chosen.length &&
    chosen.every((entryId) => before.includes(entryId)) &&
    missing.every((entryId) => out.includes(entryId))
  if (!isWhole) return undefined
  const order = [...chosen]
  for (const entryId of missing) order.splice(before.indexOf(entryId), 0, entryId)
  return order
}

/** The order with one entry moved to its end. */
export const movedToEnd = (order: readonly string[], entryId: string): string[] => [
  ...order.filter((one) => one !== entryId),
  ...order.filter((one) => one === entryId),
]
