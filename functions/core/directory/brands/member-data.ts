import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { brands, brandsProposedBy } from './brands.ts'

const proposedBy = (userId: string) => eachItem(brands, { index: 'gsi2', pk: brandsProposedBy(userId) })

/** Others carry what a member proposed, so it stays, without its member. */
const forget = (id: string, userId: string): Promise<void> =>
  untilUnchanged(async () => {
    const brand = await brands.get({ id }, { consistent: true })
    if (brand?.proposedBy !== userId) return
    const { proposedBy: _, ...rest } = brand
    const { version } = brand
    await commit(brands.put({ ...rest, version: version + 1 }, { version }))
  })

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const { id } of proposedBy(userId)) await forget(id, userId)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of proposedBy(userId)) yield { kind: brands.name, item }
  },
}
