import { inMenuOrder } from './arrange.ts'
import type { NavigationItem } from './navigation-item.ts'

type Entry = Omit<NavigationItem, 'order' | 'version'>

export type MenuChanges<T extends Entry = Entry> = {
  added: T[]
  deleted: T[]
  /** Entries below another parent, or at another place among those that stayed. */
  moved: T[]
  /** Entries with the fields that differ. */
  changed: { item: T; fields: (keyof Entry)[] }[]
}

/** Fields that hold an entry’s position or storage details, not its content. */
const notSaid = new Set(['id', 'parentId', 'order', 'version', 'placedByPage'])

/** Returns the differences in a menu, as it is afterwards. */
export function menuChanges<T extends Entry>(before: readonly T[], after: readonly T[]): MenuChanges<T> {
  const former = new Map(before.map((item) => [item.id, item]))
  const ids = new Set(after.map(({ id }) => id))
  const moved = movedIds(before, after)
  return {
    added: after.filter(({ id }) => !former.has(id)),
    deleted: before.filter(({ id }) => !ids.has(id)),
    moved: after.filter(({ id }) => moved.has(id)),
    changed: after.flatMap((item) => {
      const stored = former.get(item.id)
      const fields = stored ? fieldsThatDiffer(stored, item) : []
      return fields.length > 0 ? [{ item, fields }] : []
    }),
  }
}

function fieldsThatDiffer(a: Entry, b: Entry): (keyof Entry)[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Entry>
  return [...names].filter(
    (name) => !notSaid.has(name) && JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  )
}

/** Returns as few entries as possible: the one dragged past the others has moved, and not the others. */
function movedIds(before: readonly Entry[], after: readonly Entry[]): ReadonlySet<string> {
  const places = new Map(inMenuOrder(before).map((item, place) => [item.id, { place, item }]))
  const moved = new Set<string>()
  for (const siblings of Map.groupBy(inMenuOrder(after), ({ parentId }) => parentId).values()) {
    const stayed = siblings.flatMap((item) => {
      const former = places.get(item.id)
      if (!former) return []
      if (former.item.parentId === item.parentId) return [{ id: item.id, place: former.place }]
      moved.add(item.id)
      return []
    })
    const inOrder = new Set(longestAscending(stayed).map(({ id }) => id))
    for (const { id } of stayed) if (!inOrder.has(id)) moved.add(id)
  }
  return moved
}

function longestAscending<T extends { place: number }>(items: readonly T[]): T[] {
  const best: T[][] = []
  for (const item of items) {
    const before = best.filter((run) => (run.at(-1)?.place ?? 0) < item.place)
    best.push([...(before.toSorted((a, b) => b.length - a.length)[0] ?? []), item])
  }
  return best.toSorted((a, b) => b.length - a.length)[0] ?? []
}
