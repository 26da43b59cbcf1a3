import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { seededItems, seededUser } from './seeded-items.ts'

/** What members of the demo saved: one that dropped, one that is held, one that was sold, and some that are for sale. */
const saved: Readonly<Record<string, readonly string[]>> = {
  member: [
    'Undertow UT-15, last year’s cone',
    'Redbed R-4000 monoblock with birth sheet',
    'Copperhead Row 2500, loud and heavy',
    'Marrow M-15 neo, light enough for a door',
    'Tessaline three-way set with crossovers',
    'Lane van with a wall, 157.0 once',
  ],
  pro: [
    'Undertow UT-10, four pieces from one build',
    'Prewired 12-inch sealed box in gray carpet',
    'Ironwren 8000, for a wall, with its fans',
    'Lithium cells, 12 pieces, matched',
  ],
}

type DemoFavorite = { userId: Item['sellerId']; itemId: Item['id']; title: string; savedAt: string }

/** The favorites of the demo, each from the day after its item was for sale. */
export const demoFavorites = (now: string, size: SeedSize): DemoFavorite[] =>
  Object.entries(saved).flatMap(([who, titles]) =>
    seededItems(now, size)
      .filter(({ title }) => titles.includes(title))
      .map(({ id, title, createdAt }) => ({
        userId: seededUser(who),
        itemId: id,
        title,
        savedAt: addTime(createdAt, { days: 1 }),
      })),
  )
