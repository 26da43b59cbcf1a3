import type { ErasedData, Leaving } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { authoredCampaigns, campaignsBy } from './authored-campaigns.ts'
import { campaigns } from './campaigns.ts'

const authored = (userId: string) => eachItem(authoredCampaigns, { pk: campaignsBy(userId) })

/**
 * A campaign belongs to who sends it and stays; what an administrator wrote to its author goes with them, and their own
 * address, if answers went there.
 */
const forgetAuthor = (id: string, { userId, user }: Leaving): Promise<void> =>
  untilUnchanged(
    async () => {
      const campaign = await campaigns.get({ id }, { consistent: true })
      if (campaign?.authorId !== userId) return
      const { refusal: _, replyTo, ...rest } = campaign
      const isOwn = replyTo?.toLowerCase() === user?.email.toLowerCase()
      await commit(
        campaigns.put(
          { ...rest, ...(!isOwn && { replyTo }), authorId: goneOwnerId, version: campaign.version + 1 },
          { version: campaign.version },
        ),
      )
    },
    { crowd: true },
  )

export const erased: ErasedData = {
  erase: async (leaving) => {
    for await (const { campaignId } of authored(leaving.userId)) await forgetAuthor(campaignId, leaving)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const { campaignId } of authored(userId)) {
      const campaign = await campaigns.get({ id: campaignId })
      if (campaign?.authorId === userId) yield { kind: campaigns.name, item: campaign }
    }
  },
}
