/** The place of a board: one of its classes, and a page of its places. */
export type BoardPlace = { classKey: string; page: number }

export const rowsOnPage = 10
const usualSeconds = 15
const leastSeconds = 5
const mostSeconds = 120

/** The pages of a class: its bracket, if it has one, and so many places on each of the others. */
export const pagesOf = (rows: number, hasBracket = false): number =>
  Math.max(1, Math.ceil(rows / rowsOnPage)) + (hasBracket ? 1 : 0)

/**
 * Returns the next place: the further places of a class, then the next class. A class that is gone is left
 * immediately.
 */
export function nextPlace(
  { classKey, page }: BoardPlace,
  classKeys: readonly string[],
  pages: number,
): BoardPlace {
  const at = classKeys.indexOf(classKey)
  if (at >= 0 && page + 1 < pages) return { classKey, page: page + 1 }
  return { classKey: classKeys[(at + 1) % classKeys.length] ?? classKey, page: 0 }
}

/** The class before or after another, round and round. */
export function steppedClass(classKey: string, classKeys: readonly string[], step: 1 | -1): string {
  const at = Math.max(0, classKeys.indexOf(classKey))
  return classKeys[(at + step + classKeys.length) % classKeys.length] ?? classKey
}

/**
 * Reads the wishes for the board from the address: the classes, the time for each, the theme. Invalid values
 * are ignored.
 */
export function boardWishes(search: URLSearchParams): {
  classKeys: string[]
  seconds: number
  theme: 'dark' | 'light' | undefined
} {
  const asked = search.get('seconds') ?? ''
  const seconds = /^\d{1,4}$/.test(asked) ? Number(asked) : usualSeconds
  const theme = search.get('theme')
  return {
    classKeys: (search.get('classes') ?? '')
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
    seconds: Math.min(mostSeconds, Math.max(leastSeconds, seconds)),
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
  }
}

type Card = { classKey: string; state: string }

/** The classes that a board shows: those it was asked for, else all that have something to show. */
export function shownClasses<C extends Card>(cards: readonly C[], asked: readonly string[]): C[] {
  const wanted = cards.filter(({ classKey }) => asked.includes(classKey))
  if (wanted.length > 0) return wanted
  return cards.filter(({ state }) => state !== 'planned' && state !== 'void')
}
