import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { commit } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/** The salt that callers of a day are hashed with. Once it is gone, no one can guess who they were. */
export const searchSalts = entity({
  name: 'search-salt',
  erasure: { days: 2 },
  schema: z.object({ day: z.iso.date(), salt: z.string(), version: z.int() }),
  key: ({ day }: { day: string }) => ({ pk: `SEARCH_SALT#${day}`, sk: 'SALT' }),
  expiresAt: ({ day }) => `${addDays(day, 2)}T00:00:00.000Z`,
})

/** The salt of a day, the same for every caller; the first one makes it. */
export const saltOf = (day: string): Promise<string> =>
  untilUnchanged(async () => {
    const kept = await searchSalts.get({ day }, { consistent: true })
    if (kept) return kept.salt
    const salt = randomBytes(32).toString('base64url')
    await commit(searchSalts.put({ day, salt, version: 1 }, { absent: true }))
    return salt
  })
