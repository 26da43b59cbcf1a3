/** Returns a list with one of its items moved to another place. The others keep their order. */
export function withItemMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}
