import { AppError } from '#shared/errors.ts'

/** One transaction, which takes a hundred writes, can hold the whole menu. */
export const mostEntries = 90

type Placed = { id: string; title: string; parentId?: string | undefined }

/**
 * The destination of an entry: below a parent or to the top level, in front of the one that is at `index`
 * there without it.
 */
export type Move = { id: string; parentId?: string | undefined; index: number }

/**
 * The entries in the order of the menu, each parent followed by its children. An entry whose parent is not in the menu
 * is at the top level.
 */
export function inMenuOrder<T extends Placed>(items: readonly T[]): T[] {
  const ids = new Set(items.map(({ id }) => id))
  const below = Map.groupBy(items, ({ parentId }) =>
    parentId !== undefined && ids.has(parentId) ? parentId : undefined,
  )
  return (below.get(undefined) ?? []).flatMap((top) => [top, ...(below.get(top.id) ?? [])])
}

/** The menu after these moves, in its order. Throws the refusal of the first that it does not allow. */
export function arrange<T extends Placed>(items: readonly T[], moves: readonly Move[]): T[] {
  return moves.reduce<T[]>(moved, inMenuOrder(items))
}

function moved<T extends Placed>(items: T[], { id, parentId, index }: Move): T[] {
  const item = items.find((one) => one.id === id)
  if (!item) throw notFound()
  refuseParent(items, item, parentId)
  if (parentId !== undefined && items.some((one) => one.parentId === id)) throw tooDeep()
  const others = items.filter((one) => one !== item)
  const next = others.filter((one) => one.parentId === parentId)[Math.max(index, 0)]
  const at = next ? others.indexOf(next) : others.length
  const { parentId: _, ...rest } = item
  const placed = (parentId === undefined ? rest : { ...rest, parentId }) as T
  return inMenuOrder(others.toSpliced(at, 0, placed))
}

/** Throws what keeps these entries from being a menu: too many, one twice, a parent that cannot be one. */
export function refuseMenu(items: readonly Placed[]): void {
  if (items.length > mostEntries) throw menuFull()
  if (new Set(items.map(({ id }) => id)).size < items.length)
    throw new AppError('invalid', 'navigation_parent', 'An entry can be in only one place.')
  for (const item of items) refuseParent(items, item, item.parentId)
}

function refuseParent(items: readonly Placed[], item: Placed, parentId: string | undefined): void {
  if (parentId === undefined) return
  if (parentId === item.id) throw cycle('An entry cannot be its own parent.')
  const parent = items.find(({ id }) => id === parentId)
  if (!parent)
    throw new AppError('invalid', 'navigation_parent', 'The parent of this entry is not in the menu.')
  const seen = new Set<Placed>()
  for (let above: Placed | undefined = parent; above && !seen.has(above); ) {
    if (above.parentId === item.id) throw cycle(`“${parent.title}” is below this entry. Move it out first.`)
    seen.add(above)
    const next: string | undefined = above.parentId
    above = items.find(({ id }) => id === next)
  }
  if (parent.parentId !== undefined) throw tooDeep()
}

const cycle = (sentence: string) => new AppError('invalid', 'navigation_cycle', sentence)

const tooDeep = () => new AppError('invalid', 'navigation_depth', 'Entries can be two levels deep.')

export const menuFull = () =>
  new AppError('invalid', 'navigation_full', `There are already ${mostEntries} entries.`)

const notFound = () => new AppError('not_found', 'navigation_item_not_found', 'Menu entry not found')
