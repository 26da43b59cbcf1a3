import { deriveId } from '#core/platform/db/derive-id.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { isForSale } from '#shared/market/market-items/item-state.ts'
import { matchesSearch } from '#shared/market/saved-searches/matches-search.ts'
import type { SavedSearch, SearchedFor } from '#shared/market/saved-searches/saved-search.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoItems } from './demo-items.ts'
import { seededUser } from './seeded-items.ts'

type Sheet = { who: string; name: string; filters: SearchedFor; every: SavedSearch['every'] }

const sheets: readonly Sheet[] = [
  {
    who: 'member',
    name: 'Subwoofers, up to $350',
    filters: { category: 'subwoofers', to: 35_000 },
    every: 'daily',
  },
  {
    who: 'member',
    name: 'Amplifiers by Redbed',
    filters: { q: 'redbed', category: 'amplifiers' },
    every: 'at_once',
  },
  { who: 'pro', name: 'Price dropped', filters: { dropped: 'yes' }, every: 'at_once' },
]

const daysOld = 60
const mostHits = 6

/** The saved searches of the demo, each with the items that it found since. */
export async function demoSearches(now: string, size: SeedSize) {
  const items = (await demoItems(now, size)).filter((item) => isForSale(item, now))
  const createdAt = addTime(now, { days: -daysOld })
  return sheets.map(({ who, ...fields }) => {
    const userId = seededUser(who)
    const search: SavedSearch = {
      id: deriveId('sav', createdAt, `${userId} ${fields.name}`),
      userId,
      ...fields,
      isMailed: true,
      isPaused: false,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    }
    const hits = items
      .filter((item) => matchesSearch(search, item, now))
      .map(({ id, publishedAt = '', droppedAt }) => ({
        itemId: id,
        kind: droppedAt ? ('dropped' as const) : ('new' as const),
        at: droppedAt ?? publishedAt,
      }))
      .filter(({ at }) => at > createdAt)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .slice(0, mostHits)
    return { search, hits }
  })
}
