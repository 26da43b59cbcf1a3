import type { Move } from '#shared/content/navigation/arrange.ts'

type Placed = { id: string; title: string; parentId?: string | undefined }

export type Direction = 'up' | 'down' | 'in' | 'out'

export const nameOf = ({ title }: { title: string }): string => title.trim() || 'New entry'

const siblingsOf = (items: readonly Placed[], parentId: string | undefined) =>
  items.filter((item) => item.parentId === parentId)

/** One step of an entry in a direction, or why there is none, in words. */
export function menuStep(items: readonly Placed[], item: Placed, direction: Direction): Move | string {
  const { id, parentId } = item
  const siblings = siblingsOf(items, parentId)
  const at = siblings.findIndex((one) => one.id === id)
  switch (direction) {
    case 'up':
      return at === 0 ? `${nameOf(item)} is already first here.` : { id, parentId, index: at - 1 }
    case 'down':
      return at === siblings.length - 1
        ? `${nameOf(item)} is already last here.`
        : { id, parentId, index: at + 1 }
    case 'in': {
      const above = siblings[at - 1]
      if (parentId !== undefined || siblingsOf(items, id).length > 0) return 'Entries can be two levels deep.'
      if (!above) return 'There is no entry above that it could go below.'
      return { id, parentId: above.id, index: siblingsOf(items, above.id).length }
    }
    case 'out': {
      if (parentId === undefined) return `${nameOf(item)} is already at the top level.`
      const parentAt = siblingsOf(items, undefined).findIndex((one) => one.id === parentId)
      return { id, index: parentAt + 1 }
    }
  }
}

/** Describes the place of an entry: “below Events, 2 of 4”, or “3 of 8” at the top level. */
export function placeOf(items: readonly Placed[], id: string): string {
  const item = items.find((one) => one.id === id)
  const siblings = siblingsOf(items, item?.parentId)
  const parent = items.find((one) => one.id === item?.parentId)
  const place = `${siblings.findIndex((one) => one.id === id) + 1} of ${siblings.length}`
  return parent ? `below ${nameOf(parent)}, ${place}` : place
}

/** Describes the result of a move: “Moved below Events, 2 of 4”. */
export function saidOfMove(before: readonly Placed[], after: readonly Placed[], id: string): string {
  const hadParent = before.find((one) => one.id === id)?.parentId !== undefined
  const hasParent = after.find((one) => one.id === id)?.parentId !== undefined
  if (hasParent) return `Moved ${placeOf(after, id)}`
  return `Moved to ${hadParent ? 'the top level, ' : ''}${placeOf(after, id)}`
}
