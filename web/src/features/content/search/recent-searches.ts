import { keepFunctional, keptFunctional } from '#web/lib/consent/functional-storage.ts'

const key = 'recent_searches'
const most = 5

/**
 * Returns the last searches of this browser, newest first. A stored value that is not a list counts as none.
 */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(keptFunctional(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function withSearch(kept: readonly string[], query: string): string[] {
  const asked = query.trim()
  if (asked === '') return [...kept]
  const others = kept.filter((entry) => entry.toLowerCase() !== asked.toLowerCase())
  return [asked, ...others].slice(0, most)
}

export function rememberSearch(query: string): void {
  keepFunctional(key, JSON.stringify(withSearch(recentSearches(), query)))
}
