import { listNavigation, type MenuEntry } from '#shared/content/navigation/contract.ts'
import { visibleItems } from '#shared/content/navigation/visible-items.ts'
import { call } from '#web/lib/call.ts'
import { type PlacedEntry, usualEntry } from './placed-entry.ts'

const read = async () => (await call(listNavigation, {})).items

/** Reads the entries in their order, each without what is usual: every page carries those of visitors. */
export const visitorNavigation = async (): Promise<PlacedEntry[]> => visibleItems(await read()).map(placed)

export const memberNavigation = async (): Promise<PlacedEntry[]> => (await read()).map(placed)

function placed({ icon: _, order: __, version: ___, placedByPage: ____, ...entry }: MenuEntry): PlacedEntry {
  const usual: Record<string, unknown> = usualEntry
  const unusual = Object.entries(entry).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  )
  return Object.fromEntries(unusual) as PlacedEntry
}
