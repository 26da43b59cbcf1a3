/** A list with a line in the place of one of the same key, or at the end. */
export const replaced = <T>(list: readonly T[], one: T, keyOf: (one: T) => string, former?: string): T[] => {
  const at = list.findIndex((other) => keyOf(other) === (former ?? keyOf(one)))
  return at === -1 ? [...list, one] : list.with(at, one)
}
