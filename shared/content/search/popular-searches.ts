import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'

/**
 * The searches offered until visitors have searched enough; those whose capability does not work yet are left
 * out.
 */
const fixed: readonly { query: string; needs?: Capability }[] = [
  { query: 'subwoofer' },
  { query: 'amplifier' },
  { query: 'SPL' },
  { query: 'sound quality' },
  { query: 'events in Texas', needs: 'event_listings' },
  { query: 'enclosure' },
]

/** Popular searches, most popular first, filled up from the fixed list to the shown number. */
export function withFixedSearches(popular: readonly string[], shown: number): string[] {
  const asked = new Set(popular.map((query) => query.toLowerCase()))
  const more = fixed.filter(({ query, needs }) => works(needs) && !asked.has(query.toLowerCase()))
  const missing = Math.max(0, shown - popular.length)
  return [...popular, ...more.slice(0, missing).map(({ query }) => query)]
}
