import { screenPaths } from '#shared/content/navigation/screen-paths.ts'
import type { SeenEvent } from './contract.ts'
import { type CountedEventName, countedEvents, visitName } from './counted-event.ts'
import { hasOpenDetails, isKnownDetail } from './known-detail.ts'
import { visitSource } from './visit-source.ts'

/** How often something is to be counted: an event by its page and detail, a visit by its source. */
export type EventCount = {
  name: CountedEventName | typeof visitName
  of: string
  detail: string
  count: number
  /** Anyone can make up this part: only so many kinds of it are counted a day. */
  open?: 'of' | 'detail'
}

const isAdministration = (path: string) =>
  path === '/admin' || path.startsWith('/admin/') || path === '/analytics-settings'

const isName = (name: string): name is CountedEventName => Object.hasOwn(countedEvents, name)

const isPage = (path: string) => screenPaths.includes(path) && !isAdministration(path)

/**
 * What counts of the events that a browser saw, the same ones together. One request holds one visit at most: a browser
 * sends what it saw before it can begin another.
 */
export function countsOf(events: readonly SeenEvent[]): EventCount[] {
  const known = events.flatMap(({ name, path, detail = '', visit }) =>
    isName(name) && isPage(path) && isKnownDetail(name, detail) ? [{ name, path, detail, visit }] : [],
  )
  const counts = new Map<string, EventCount>()
  for (const { name, path, detail } of known) {
    const key = `${name}#${path}#${detail}`
    const open = hasOpenDetails(name) && { open: 'detail' as const }
    const before = counts.get(key)?.count ?? 0
    counts.set(key, { name, of: path, detail, count: before + 1, ...open })
  }
  const first = known.find(({ visit }) => visit)
  if (!first) return [...counts.values()]
  const source = visitSource(first.visit?.from)
  const visit: EventCount = { name: visitName, of: source, detail: '', count: 1 }
  return [...counts.values(), source ? { ...visit, open: 'of' } : visit]
}
