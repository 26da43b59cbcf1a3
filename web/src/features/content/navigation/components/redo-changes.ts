import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { arrange, inMenuOrder } from '#shared/content/navigation/arrange.ts'
import { menuChanges } from '#shared/content/navigation/menu-changes.ts'
import { withoutEntry } from '#shared/content/navigation/without-entry.ts'

type Entries = readonly ArrangedItem[]

/**
 * Repeats the user's changes to a menu on top of the changes that others have made in the meantime. If both
 * have changed something, the user's change counts. A change that no longer fits, such as a place below an
 * entry that is gone, stays as the others have it.
 */
export function redoChanges(base: Entries, mine: Entries, theirs: Entries): ArrangedItem[] {
  const { added, deleted, moved, changed } = menuChanges(base, mine)
  let items = inMenuOrder(theirs)
  for (const { id } of deleted) items = withoutEntry(items, id)
  const fieldsOf = new Map(changed.map(({ item, fields }) => [item.id, { item, fields }]))
  items = items.map((item) => {
    const own = fieldsOf.get(item.id)
    if (!own) return item
    const said = Object.fromEntries(own.fields.map((field) => [field, own.item[field as keyof ArrangedItem]]))
    return { ...item, ...said }
  })
  const isThere = (id: string) => items.some((item) => item.id === id)
  const placed = new Set([...added, ...moved].map(({ id }) => id))
  for (const own of inMenuOrder(mine)) {
    if (!placed.has(own.id)) continue
    if (!base.some(({ id }) => id === own.id)) items = [...items, withoutParent(own)]
    // Others have deleted it.
    if (isThere(own.id)) items = putLike(mine, own, items)
  }
  return inMenuOrder(items)
}

function withoutParent({ parentId: _, ...item }: ArrangedItem): ArrangedItem {
  return item
}

/** Puts it after the entry that it follows in the user's menu, if that one is there. */
function putLike(mine: Entries, { id, parentId }: ArrangedItem, items: ArrangedItem[]): ArrangedItem[] {
  const before = mine.filter((one) => one.parentId === parentId)
  const earlier = before
    .slice(
      0,
      before.findIndex((one) => one.id === id),
    )
    .toReversed()
  const siblings = items.filter((one) => one.parentId === parentId && one.id !== id)
  const behind = earlier.find((one) => siblings.some((other) => other.id === one.id))
  const index = behind ? siblings.findIndex((one) => one.id === behind.id) + 1 : 0
  try {
    return arrange(items, [{ id, parentId, index }])
  } catch {
    return items
  }
}
