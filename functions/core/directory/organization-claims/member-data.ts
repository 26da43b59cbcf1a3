import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { claimHeads, claims, claimsOfPartition } from './claims.ts'

const claimsOf = (userId: string) => eachItem(claims, { index: 'gsi2', pk: claimsOfPartition(userId) })

/** Claims go with their claimant; their papers are in the folder of the member, which goes, too. */
const erase = (id: string): Promise<void> =>
  untilUnchanged(async () => {
    const claim = await claims.get({ id }, { consistent: true })
    if (!claim) return
    const head = await claimHeads.get({ subject: claim.subject }, { consistent: true })
    const isNamed = head?.open.some(({ claimId }) => claimId === id)
    await commit(
      claims.delete(claim),
      ...(head && isNamed
        ? [
            claimHeads.put(
              { ...head, open: head.open.filter(({ claimId }) => claimId !== id), version: head.version + 1 },
              { version: head.version },
            ),
          ]
        : []),
    )
  })

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const { id } of claimsOf(userId)) await erase(id)
  },
}

export const exported: ExportedData = {
  hidden: ['code'],
  of: async function* (userId) {
    // What an owner wrote against a claim is another person’s.
    for await (const { objection: _, ...item } of claimsOf(userId)) yield { kind: claims.name, item }
  },
}
