import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoDirectory } from '#lib/local/seed/directory/demo-directory.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { demoFavorites } from './demo-favorites.ts'
import { madeItem } from './made-items.ts'
import { seededItems } from './seeded-items.ts'

async function made(size: SeedSize, now: string): Promise<Item[]> {
  const people = new Map([...demoUsers(now), ...demoMembers(now)].map((user) => [user.id as string, user]))
  const { listings } = await demoDirectory(now, size)
  const saved = demoFavorites(now, size)
  return Promise.all(
    seededItems(now, size).map(async (seeded) => ({
      ...(await madeItem(seeded, { people, listings, now })),
      saveCount: saved.filter(({ itemId }) => itemId === seeded.id).length,
    })),
  )
}

const kept = {
  whole: keptFor((now) => made('whole', now)),
  small: keptFor((now) => made('small', now)),
}

/** The items for sale of the demo: every category, condition, and state. */
export const demoItems = (now: string, size: SeedSize): Promise<Item[]> => kept[size](now)
