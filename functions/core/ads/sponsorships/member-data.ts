import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { gone } from '#shared/ads/sponsorships/stepped-sponsorship.ts'
import { takePlaces } from './sponsor-places.ts'
import { sponsorships, sponsorshipsAskedBy } from './sponsorships.ts'

const askedBy = (userId: string) => eachItem(sponsorships, { index: 'gsi3', pk: sponsorshipsAskedBy(userId) })

/** A sponsorship goes on without who asked for it; a request that no one has answered goes with them. */
export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const pair of askedBy(userId))
      await untilUnchanged(
        async () => {
          const before = await sponsorships.get(pair, { consistent: true })
          if (before?.requestedBy !== userId) return
          if (before.status === 'open')
            return commit(sponsorships.delete(before), ...(await takePlaces(gone(before, now), now)))
          const { requestedBy: _, ...rest } = before
          await commit(
            sponsorships.put({ ...rest, version: before.version + 1 }, { version: before.version }),
          )
        },
        { crowd: true },
      )
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of askedBy(userId)) yield { kind: sponsorships.name, item }
  },
}
