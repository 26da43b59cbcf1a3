import type { SearchType } from './search-type.ts'
import { words } from './words.ts'

/** Words that join others: what is found need not have them. */
const joining = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'near', 'of', 'on', 'the', 'to'])

/** Words that name everything of a type. */
const naming: Partial<Record<SearchType, readonly string[]>> = {
  event: ['event', 'events', 'shows'],
  user: ['member', 'members'],
  organization: ['organization', 'organizations', 'team', 'teams'],
  driver: ['driver', 'drivers'],
}

/**
 * The words of a query that a thing of a type must have: “events in Texas” asks events for Texas. Where nothing else
 * would be left, it must have all of them.
 */
export const askedWords = (question: string, type?: SearchType): string[] =>
  askedOfAll(question, type ? [type] : [])

/** The words that a thing of any of these types must have. */
export function askedOfAll(question: string, types: readonly SearchType[]): string[] {
  const all = words(question)
  const telling = all.filter((word) => !joining.has(word))
  const left = telling.filter((word) => !types.some((type) => naming[type]?.includes(word)))
  return [left, telling, all].find((some) => some.length > 0) ?? []
}
