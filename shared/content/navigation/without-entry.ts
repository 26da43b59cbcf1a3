import { inMenuOrder } from './arrange.ts'

/** Removes an entry from the menu. The entries below it take its place. */
export function withoutEntry<T extends { id: string; title: string; parentId?: string | undefined }>(
  items: readonly T[],
  id: string,
): T[] {
  return inMenuOrder(
    items
      .filter((item) => item.id !== id)
      .map((item): T => {
        if (item.parentId !== id) return item
        const { parentId: _, ...rest } = item
        return rest as T
      }),
  )
}
