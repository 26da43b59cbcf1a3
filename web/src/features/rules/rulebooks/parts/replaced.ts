/** Returns a list in which a line replaces the one with the same key, or is added at the end. */
export const replaced = <T>(list: readonly T[], one: T, keyOf: (one: T) => string, former?: string): T[] => {
  const at = list.findIndex((other) => keyOf(other) === (former ?? keyOf(one)))
  return at === -1 ? [...list, one] : list.with(at, one)
}
